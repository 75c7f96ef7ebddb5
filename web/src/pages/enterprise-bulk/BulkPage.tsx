/** Many candidates at once, for the members of an organisation: a list uploaded, followed, taken away. */
import { useQueryClient } from '@tanstack/react-query'
import { Link, Navigate, useNavigate, useSearch } from '@tanstack/react-router'
import { SignedInOnly } from '../../features/access/SignedInOnly'
import { LISTS, NOT_IN_PLAN, PAGE, UPLOAD, VIEWER } from '../../features/bulk/copy'
import { Lists } from '../../features/bulk/Lists'
import { ListUpload } from '../../features/bulk/ListUpload'
import { OneList } from '../../features/bulk/OneList'
import { useArrival } from '../../lib/arrive'
import { type BulkJobs, keepList, useLists } from '../../lib/bulk'
import { buttonLook, textLink } from '../../ui/button'
import { Icon } from '../../ui/Icon'
import { Part } from '../../ui/Part'
import { Title } from '../../ui/Title'

export function BulkPage() {
  return (
    <>
      <Title>{PAGE.title}</Title>
      <SignedInOnly checking={PAGE.checking} elsewhere="/?message=contact-sales">
        {/* The dashboard says what it is for to whoever is in no organisation. */}
        {(user) =>
          user.role ? <Bulk member={user.role !== 'viewer'} /> : <Navigate to="/enterprise/dashboard" replace />
        }
      </SignedInOnly>
    </>
  )
}

function Bulk({ member }: { member: boolean }) {
  const { list } = useSearch({ from: '/enterprise/bulk' })
  const navigate = useNavigate()
  const query = useLists()
  useArrival(true)
  const first = query.data?.pages[0]
  const open = (id?: string) =>
    void navigate({ to: '/enterprise/bulk', search: id ? { list: id } : {}, resetScroll: false })
  return (
    <div className="mx-auto max-w-4xl space-y-5 px-4 pt-6 sm:px-6 sm:pt-8">
      <div>
        <Link to="/enterprise/dashboard" className={textLink}>
          {PAGE.back}
        </Link>
        <h1 className="mt-2 text-2xl font-bold tracking-tight sm:text-3xl">{PAGE.title}</h1>
        <p className="mt-1 text-muted">{PAGE.intro}</p>
      </div>
      {list && <OneList key={list} id={list} member={member} close={() => open()} />}
      {first && !list && <Upload member={member} first={first} open={open} />}
      <Part id="lists" title={LISTS.title}>
        <Lists query={query} />
      </Part>
    </div>
  )
}

function Upload({ member, first, open }: { member: boolean; first: BulkJobs; open: (id: string) => void }) {
  const queries = useQueryClient()
  if (!member)
    return (
      <p className="flex gap-2.5 rounded-card border border-line bg-surface p-4">
        <Icon name="info" className="mt-0.5 size-5 text-muted" />
        {VIEWER}
      </p>
    )
  if (!first.inPlan)
    return (
      <Part id="plan" title={NOT_IN_PLAN.title} intro={NOT_IN_PLAN.words}>
        <Link to="/enterprise-contact" className={buttonLook('strong')}>
          {NOT_IN_PLAN.contact}
        </Link>
      </Part>
    )
  return (
    <Part id="upload" title={UPLOAD.title} intro={UPLOAD.intro(first.limits.rows, first.limits.bytes)}>
      <ListUpload
        limits={first.limits}
        done={(answer) => {
          keepList(queries, answer)
          open(answer.job.id)
        }}
      />
    </Part>
  )
}
