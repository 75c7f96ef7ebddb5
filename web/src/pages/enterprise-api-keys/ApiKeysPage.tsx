/** API keys of an organisation: made and revoked by its admins, seen by its members. */
import { useQueryClient } from '@tanstack/react-query'
import { Link, Navigate } from '@tanstack/react-router'
import { useState } from 'react'
import { SignedInOnly } from '../../features/access/SignedInOnly'
import { CreateKey } from '../../features/keys/CreateKey'
import { CREATE, LIST, MEMBERS_ONLY, USE } from '../../features/keys/copy'
import { KeyList } from '../../features/keys/KeyList'
import { KeyUse } from '../../features/keys/KeyUse'
import { NewKey } from '../../features/keys/NewKey'
import { type NewApiKey, noteApiKeys } from '../../lib/apiKeys'
import { useArrival } from '../../lib/arrive'
import { textLink } from '../../ui/button'
import { Icon } from '../../ui/Icon'
import { Part } from '../../ui/Part'
import { Title } from '../../ui/Title'
import { PAGE } from './copy'

export function ApiKeysPage() {
  return (
    <>
      <Title>{PAGE.title}</Title>
      <SignedInOnly checking={PAGE.checking} elsewhere="/?message=contact-sales">
        {/* The dashboard says what it is for to whoever is in no organisation. */}
        {(user) =>
          user.role ? <Keys admin={user.role === 'admin'} /> : <Navigate to="/enterprise/dashboard" replace />
        }
      </SignedInOnly>
    </>
  )
}

function Keys({ admin }: { admin: boolean }) {
  const queries = useQueryClient()
  const [made, setMade] = useState<NewApiKey | null>(null)
  useArrival(true)
  const show = (key: NewApiKey) => {
    setMade(key)
    void noteApiKeys(queries)
  }
  return (
    <div className="mx-auto max-w-4xl space-y-5 px-4 pt-6 sm:px-6 sm:pt-8">
      <div>
        <Link to="/enterprise/dashboard" className={textLink}>
          {PAGE.back}
        </Link>
        <h1 className="mt-2 text-2xl font-bold tracking-tight sm:text-3xl">{PAGE.title}</h1>
        <p className="mt-1 text-muted">{PAGE.intro}</p>
      </div>
      {made && <NewKey key={made.id} made={made} close={() => setMade(null)} />}
      {admin ? (
        <Part id="create" title={CREATE.title} intro={CREATE.intro}>
          <CreateKey done={show} />
        </Part>
      ) : (
        <p className="flex gap-2.5 rounded-card border border-line bg-surface p-4">
          <Icon name="info" className="mt-0.5 size-5 text-muted" />
          {MEMBERS_ONLY}
        </p>
      )}
      <Part id="keys" title={LIST.title}>
        <KeyList admin={admin} made={show} />
      </Part>
      <Part id="use" title={USE.title} intro={USE.intro}>
        <KeyUse />
      </Part>
    </div>
  )
}
