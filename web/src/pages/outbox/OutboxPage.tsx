/** Mails that were written and not sent, for whoever develops; elsewhere there is no such page. */
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { momentOf } from '../../lib/moment'
import { htmlOf, type Outbox, readOutbox, readOutboxMail } from '../../lib/outbox'
import { asProblem } from '../../lib/problem'
import { Awaited } from '../../ui/Awaited'
import { buttonLook } from '../../ui/button'
import { Disclosure } from '../../ui/Disclosure'
import { Title } from '../../ui/Title'
import { NotFoundPage } from '../NotFoundPage'
import { OUTBOX } from './copy'

export function OutboxPage() {
  const { mail } = useSearch({ from: '/outbox' })
  const outbox = useInfiniteQuery({
    queryKey: ['outbox'],
    queryFn: ({ pageParam, signal }) => readOutbox(pageParam, signal),
    initialPageParam: '',
    getNextPageParam: (last) => last.nextCursor,
    retry: (count, error) => asProblem(error).status !== 404 && count < 2,
  })
  if (asProblem(outbox.error).status === 404) return <NotFoundPage />
  const mails = outbox.data?.pages.flatMap((page) => page.mails) ?? null
  return (
    <div className="mx-auto max-w-5xl px-4 pt-10 sm:px-6 sm:pt-16">
      <Title>{OUTBOX.title}</Title>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-4xl font-bold tracking-tight sm:text-5xl">{OUTBOX.title}</h1>
        <button type="button" className={buttonLook('outline')} onClick={() => void outbox.refetch()}>
          {OUTBOX.refresh}
        </button>
      </div>
      <p className="mt-4 max-w-prose text-lg text-muted">{OUTBOX.intro}</p>
      <Awaited asked={{ answer: mails, failed: outbox.isError, retry: () => void outbox.refetch() }} what="the mails">
        {(answer) =>
          answer.length === 0 ? (
            <p className="mt-8">{OUTBOX.empty}</p>
          ) : (
            <div className="mt-8 grid items-start gap-8 lg:grid-cols-[20rem_minmax(0,1fr)]">
              <nav aria-label={OUTBOX.list}>
                <List mails={answer} open={mail} />
                {outbox.hasNextPage && (
                  <button
                    type="button"
                    className={buttonLook('outline', 'mt-4 w-full')}
                    aria-disabled={outbox.isFetchingNextPage}
                    onClick={() => !outbox.isFetchingNextPage && void outbox.fetchNextPage()}
                  >
                    {outbox.isFetchingNextPage ? OUTBOX.loading : OUTBOX.more}
                  </button>
                )}
              </nav>
              {mail ? <Mail id={mail} /> : <p className="text-muted">{OUTBOX.choose}</p>}
            </div>
          )
        }
      </Awaited>
    </div>
  )
}

function List({ mails, open }: { mails: Outbox['mails']; open: string | undefined }) {
  return (
    <ul className="max-h-[40dvh] lg:max-h-[70dvh] overflow-y-auto rounded-control border border-line bg-surface">
      {mails.map(({ id, subject, to, madeAt }) => (
        <li key={id} className="border-b border-line last:border-b-0">
          <Link
            to="/outbox"
            search={{ mail: id }}
            resetScroll={false}
            aria-current={id === open ? 'true' : undefined}
            className={clsx('block px-4 py-3 wrap-anywhere hover:bg-sunken', id === open && 'bg-accent-soft')}
          >
            <span className="block font-semibold">{subject}</span>
            <span className="block text-sm text-muted">{to}</span>
            <span className="block text-sm text-muted">{momentOf(new Date(madeAt))}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

function Mail({ id }: { id: string }) {
  const { data, isError, refetch } = useQuery({
    queryKey: ['outbox', id],
    queryFn: ({ signal }) => readOutboxMail(id, signal),
    placeholderData: keepPreviousData,
  })
  return (
    <Awaited asked={{ answer: data ?? null, failed: isError, retry: () => void refetch() }} what="the mail">
      {({ subject, from, to, madeAt, text }) => (
        <article aria-labelledby="subject" className="min-w-0 rounded-card border border-line bg-surface p-5">
          <h2 id="subject" className="text-xl font-bold tracking-tight wrap-anywhere">
            {subject}
          </h2>
          <p className="mt-1 text-sm text-muted wrap-anywhere">
            {OUTBOX.from} {from} · {OUTBOX.to} {to} · {momentOf(new Date(madeAt))}
          </p>
          <iframe
            title={OUTBOX.frame}
            src={htmlOf(id)}
            sandbox="allow-popups allow-popups-to-escape-sandbox"
            className="mt-4 h-[36rem] w-full rounded-control border border-line bg-white"
          />
          <div className="mt-2">
            <Disclosure title={OUTBOX.text}>
              <pre className="font-mono text-sm whitespace-pre-wrap wrap-anywhere">{text}</pre>
            </Disclosure>
          </div>
        </article>
      )}
    </Awaited>
  )
}
