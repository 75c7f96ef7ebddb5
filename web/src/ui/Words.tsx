/** Texts in which [words](/path) are links: a translator gets plain text, the page gets links. */
import { Link } from '@tanstack/react-router'
import type { PATHS } from '../lib/paths'
import { RECOVERY_GUIDE } from '../lib/recovery'
import { textLink } from './button'

/** A paragraph, or the points of a list. */
export type Block = string | string[]

const LINK = /\[([^\]]+)\]\(([^)\s]+)\)/

export function Blocks({ blocks }: { blocks: Block[] }) {
  return blocks.map((block, place) =>
    typeof block === 'string' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: fixed texts, never moved
      <p key={place}>
        <Words text={block} />
      </p>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: fixed texts, never moved
      <ul key={place} className="list-disc space-y-1.5 pl-5 marker:text-muted">
        {block.map((point) => (
          <li key={point}>
            <Words text={point} />
          </li>
        ))}
      </ul>
    ),
  )
}

export function Words({ text }: { text: string }) {
  const found = LINK.exec(text)
  if (!found) return text
  const [whole, words = '', address = ''] = found
  return (
    <>
      {text.slice(0, found.index)}
      <Anchor words={words} address={address} />
      <Words text={text.slice(found.index + whole.length)} />
    </>
  )
}

function Anchor({ words, address }: { words: string; address: string }) {
  if (!address.startsWith('/') || address.startsWith(RECOVERY_GUIDE))
    return (
      <a href={address} className={`${textLink} wrap-anywhere`}>
        {words}
      </a>
    )
  const [path = '/', hash] = address.split('#')
  return (
    <Link to={path as (typeof PATHS)[number]} {...(hash && { hash })} className={textLink}>
      {words}
    </Link>
  )
}
