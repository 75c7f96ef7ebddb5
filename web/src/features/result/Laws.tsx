/** The laws that ask job advertisements to state pay, those of the posting's place first; informational. */

import { dayOf } from '../../lib/moment'
import type { Background } from '../../lib/results'
import { textLink } from '../../ui/button'
import { Disclosure } from '../../ui/Disclosure'
import { Part } from '../../ui/Part'
import { LAWS } from './copy'

type Law = Background['laws'][number]

export function Laws({ laws, listedOn, statesPay }: { laws: Law[]; listedOn: string; statesPay: boolean }) {
  const bound = laws.filter(({ applies }) => applies)
  return (
    <Part id="laws" title={LAWS.title} intro={LAWS.intro}>
      {bound.length === 0 && <p>{LAWS.noneApplies}</p>}
      {bound.map(({ place, statute, since, link }) => (
        <p key={place} className="mb-2">
          {LAWS.applies(place, statesPay)}{' '}
          <a href={link} target="_blank" rel="noopener noreferrer" className={textLink}>
            {statute}
          </a>
          , {LAWS.since.toLowerCase()} {dayOf(since)}.
        </p>
      ))}
      <Disclosure title={LAWS.all(laws.length)}>
        <div className="overflow-x-auto">
          <table className="w-full text-left text-sm">
            <thead>
              <tr className="border-b border-line text-muted">
                {[LAWS.place, LAWS.statute, LAWS.since, LAWS.staff].map((words) => (
                  <th key={words} scope="col" className="py-2 pr-4 font-normal">
                    {words}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {laws.map(({ place, statute, since, staff, link }) => (
                <tr key={place} className="border-b border-line align-top">
                  <th scope="row" className="py-2 pr-4 font-semibold">
                    {place}
                  </th>
                  <td className="py-2 pr-4">
                    <a href={link} target="_blank" rel="noopener noreferrer" className={textLink}>
                      {statute}
                    </a>
                  </td>
                  <td className="py-2 pr-4 whitespace-nowrap">{dayOf(since)}</td>
                  <td className="py-2">{LAWS.staffOf(staff)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Disclosure>
      <p className="mt-3 text-sm text-muted">{LAWS.listed(dayOf(listedOn))}</p>
    </Part>
  )
}
