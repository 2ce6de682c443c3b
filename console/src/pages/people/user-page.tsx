import { getUser, listUsers, type User } from '@deportivo/contracts/auth/users'
import { useState, type ReactNode } from 'react'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { CreationErrors } from '../../features/users/creation-errors.tsx'
import { UserActions } from '../../features/users/user-actions.tsx'
import { UserCard, UserFacts } from '../../features/users/user-facts.tsx'
import { UserForm } from '../../features/users/user-form.tsx'
import { UserSessions } from '../../features/users/user-sessions.tsx'
import { StaleNotice } from '../../shared/form/stale/stale-notice.tsx'
import type { CallError } from '../../shared/net/call-error.ts'
import { paths } from '../../shared/navigation/paths.ts'
import { useCan } from '../../shared/session/session.tsx'
import { useTexts } from '../../shared/language/texts.tsx'
import { Page } from '../../shared/ui/page/page.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../shared/ui/status/states.tsx'
import { revalidate, useFound } from '../../shared/net/use-found.ts'
import '../../features/users/people.css'

/** Invalidates the list and all other caches of users. */
const refreshUsers = () => revalidate(listUsers)

function NewUser() {
  const t = useTexts()
  const navigate = useNavigate()
  const mayCreate = useCan('create users')
  const created = (user: User) => {
    void refreshUsers()
    void navigate(paths.user(user.id), { replace: true })
  }
  if (!mayCreate) return <EmptyState title={t('people.not_yours_to_create')} />
  return (
    <div className="ad-user-page--alone">
      <div className="ad-stack">
        <CreationErrors />
        <UserForm user={null} onSaved={created} onCancel={() => void navigate(paths.users)} />
      </div>
    </div>
  )
}

function KnownUser({ user, refresh }: { user: User; refresh: () => void }) {
  const navigate = useNavigate()
  const mayUpdate = useCan('update users')
  const [stale, setStale] = useState<CallError | null>(null)
  // The form starts anew from the newest only when the person saved, or asked to see it.
  const [base, setBase] = useState({ user, revision: 0 })
  const show = (next: User) => {
    setBase({ user: next, revision: base.revision + 1 })
    setStale(null)
    void refreshUsers()
  }
  const changed = (next?: User) => {
    // One's own change beside the form doesn't make what is typed in it stale.
    if (next && base.user.version === user.version)
      setBase({ ...base, user: { ...base.user, version: next.version } })
    refresh()
    void refreshUsers()
  }
  return (
    <div className="ad-beside">
      <div className="ad-stack">
        {stale && <StaleNotice failure={stale} onShow={() => show(stale.data as User)} />}
        {mayUpdate ? (
          <UserForm
            key={base.revision}
            user={base.user}
            onSaved={show}
            onStale={setStale}
            onCancel={() => void navigate(paths.users)}
          />
        ) : (
          <UserCard user={user} />
        )}
      </div>
      <div className="ad-stack">
        <section className="ad-card ad-card--padded ad-stack">
          <UserFacts user={user} />
          <UserActions
            user={user}
            onChanged={changed}
            onDeleted={() => {
              void refreshUsers()
              void navigate(paths.users)
            }}
          />
        </section>
        {mayUpdate && <UserSessions user={user} />}
      </div>
    </div>
  )
}

function UserOfId({ id }: { id: number }) {
  const t = useTexts()
  const { data, error, refresh } = useFound(getUser, { params: { id } })
  if (error?.status === 404)
    return (
      <EmptyState title={t('people.not_found')}>
        <Link to={paths.users}>{t('people.back')}</Link>
      </EmptyState>
    )
  if (error && !data) return <ErrorState error={error} onRetry={refresh} />
  if (!data) return <Skeleton height={420} />
  return <KnownUser key={id} user={data} refresh={refresh} />
}

function OfUsers({ title, children }: { title: string; children: ReactNode }) {
  const t = useTexts()
  return (
    <Page title={title} lead={<Link to={paths.users}>{t('people.back')}</Link>} isNarrow>
      {children}
    </Page>
  )
}

export function NewUserPage() {
  const t = useTexts()
  return (
    <OfUsers title={t('people.new')}>
      <NewUser />
    </OfUsers>
  )
}

export function UserPage() {
  const t = useTexts()
  const id = Number(useParams()['id'])
  const { data } = useFound(getUser, { params: { id } })
  return (
    <OfUsers title={data?.name ?? t('menu.users')}>
      <UserOfId key={id} id={id} />
    </OfUsers>
  )
}
