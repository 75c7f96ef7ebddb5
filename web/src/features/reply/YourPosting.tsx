/** "Is this your posting?": who is signed in shows that a domain is theirs, then replies for it. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { useHashToken } from '../../lib/hash'
import { asProblem } from '../../lib/problem'
import { type DomainProof, noteReplies, openProofLink, type Replies } from '../../lib/replies'
import { useUser } from '../../lib/user'
import { buttonLook } from '../../ui/button'
import { ProblemNote } from '../../ui/ProblemNote'
import { toast } from '../../ui/toast'
import { ASK, LOG, PROVE } from './copy'
import { focusReplies } from './focusReplies'
import { ProveDomain } from './ProveDomain'
import { ReplyForm } from './ReplyForm'

interface YourPostingProps {
  id: string
  replies: Replies
}

export function YourPosting({ id, replies }: YourPostingProps) {
  const user = useUser()
  const token = useHashToken()
  return (
    <div className="border-t border-line pt-5 print:hidden">
      <h3 className="text-lg font-semibold tracking-tight">{ASK.question}</h3>
      {replies.domains.length === 0 ? (
        <NoDomain />
      ) : user ? (
        <Replying id={id} replies={replies} token={token} />
      ) : (
        <>
          {token !== '' && <p className="mt-2 max-w-prose">{ASK.otherLink}</p>}
          <Link to="/login" search={{ redirect: `/v/${id}` }} className={buttonLook('outline', 'mt-3')}>
            {ASK.signIn}
          </Link>
        </>
      )}
    </div>
  )
}

function NoDomain() {
  return (
    <>
      <p className="mt-2 max-w-prose">{ASK.noDomain}</p>
      <Link to="/contact" className={buttonLook('quiet', 'mt-1')}>
        {ASK.contact}
      </Link>
    </>
  )
}

function Replying({ id, replies, token }: YourPostingProps & { token: string }) {
  const queries = useQueryClient()
  const [open, setOpen] = useState(false)
  const link = useOpenedLink(id, token)
  const close = () => {
    setOpen(false)
    focusReplies()
  }
  return (
    <>
      {link.isFetching && <p role="status">{ASK.opening}</p>}
      {link.data && (
        <p role="status" className="mt-2 font-semibold">
          {ASK.opened(link.data.domain)}
        </p>
      )}
      {link.error && !link.isFetching && (
        <div className="mt-3 max-w-prose">
          <ProblemNote problem={asProblem(link.error)} otherwise={PROVE.failed} />
        </div>
      )}
      {open ? (
        <Steps
          id={id}
          replies={replies}
          close={close}
          said={async () => {
            await noteReplies(queries, id)
            toast(LOG.published)
            close()
          }}
        />
      ) : (
        <button type="button" className={buttonLook('outline', 'mt-3')} onClick={() => setOpen(true)}>
          {ASK.begin}
        </button>
      )}
    </>
  )
}

/** A question to the server that changes something: asked once, however often the page is drawn. */
function useOpenedLink(id: string, token: string) {
  const queries = useQueryClient()
  return useQuery({
    queryKey: ['open-proof-link', token],
    queryFn: async () => {
      const proof = await openProofLink(token)
      await noteReplies(queries, id)
      return proof
    },
    enabled: token !== '',
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
}

interface StepsProps extends YourPostingProps {
  said: () => Promise<void>
  close: () => void
}

function Steps({ id, replies, said, close }: StepsProps) {
  const queries = useQueryClient()
  const box = useId()
  const shown = (domain: string) => replies.proofs.find((each) => each.domain === domain && each.provenAt)
  const [domain, setDomain] = useState(replies.domains.find(shown) ?? replies.domains[0] ?? '')
  const begun: DomainProof | undefined = replies.proofs.find((each) => each.domain === domain)
  return (
    <div className="mt-4 space-y-5">
      {replies.domains.length > 1 && (
        <div>
          <label htmlFor={box} className="font-semibold">
            {ASK.domain}
          </label>
          <select
            id={box}
            value={domain}
            onChange={(event) => setDomain(event.target.value)}
            className="mt-1 block h-12 w-full max-w-prose rounded-control border border-edge bg-paper px-4 text-base text-ink"
          >
            {replies.domains.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        </div>
      )}
      {shown(domain) ? (
        <ReplyForm id={id} domain={domain} said={said} />
      ) : (
        <ProveDomain key={domain} id={id} domain={domain} begun={begun} proven={() => noteReplies(queries, id)} />
      )}
      <button type="button" className={buttonLook('quiet')} onClick={close}>
        {ASK.close}
      </button>
    </div>
  )
}
