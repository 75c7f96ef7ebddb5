/** Templates of letters to a candidate: read, copied, and changed before they are sent. */
import { LETTERS } from '../../features/candidate/letters'
import { useArrival } from '../../lib/arrive'
import { CopyButton } from '../../ui/CopyButton'
import { Part } from '../../ui/Part'
import { Title } from '../../ui/Title'
import { PAGE } from './copy'

export function LettersPage() {
  useArrival(true)
  return (
    <div className="mx-auto max-w-3xl space-y-5 px-4 pt-6 sm:px-6 sm:pt-10">
      <Title>{PAGE.title}</Title>
      <h1 className="text-3xl font-bold tracking-tight">{PAGE.title}</h1>
      <p className="text-muted">{PAGE.intro}</p>
      {LETTERS.map(({ id, title, when, text }) => (
        <Part key={id} id={id} title={title} intro={when}>
          <p className="mb-4 rounded-control border border-line bg-paper p-4 whitespace-pre-line">{text}</p>
          <CopyButton text={text} label={PAGE.copy(title)} />
        </Part>
      ))}
    </div>
  )
}
