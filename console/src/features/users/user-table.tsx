import type { User } from '@deportivo/contracts/users'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { CallError } from '../../shared/call-error.ts'
import { DataTable, type Column } from '../../shared/list/data-table.tsx'
import { paths } from '../../shared/paths.ts'
import { useSession } from '../../shared/session.tsx'
import { useTexts } from '../../shared/texts.tsx'
import { Portrait } from '../../shared/ui/portrait.tsx'
import { UserState } from './user-state.tsx'
import './users.css'

function Who({ user }: { user: User }) {
  const t = useTexts()
  const isMe = useSession().user.id === user.id
  return (
    <span className="ad-user-name">
      <Portrait name={user.name} picture={user.photo} />
      <span>
        <Link className="ad-table__strong" to={paths.user(user.id)}>
          {user.name}
        </Link>
        {isMe && <span className="ad-user-you">{t('people.you')}</span>}
        {user.identification_number && (
          <span className="ad-table__sub ad-num">{user.identification_number}</span>
        )}
      </span>
    </span>
  )
}

/** The list of users, each leading to its detail. */
export function UserTable({
  rows,
  error,
  isRefreshing,
  onRetry,
  empty,
}: {
  rows: readonly User[] | undefined
  error: CallError | undefined
  isRefreshing: boolean
  onRetry: () => void
  empty: ReactNode
}) {
  const t = useTexts()
  const columns: Column<User>[] = [
    { id: 'name', header: t('people.name'), role: 'main', cell: (user) => <Who user={user} /> },
    {
      id: 'email',
      header: t('people.email'),
      cell: (user) => <span className="ad-user-email">{user.email}</span>,
    },
    {
      id: 'phone',
      header: t('people.phone'),
      cell: (user) => <span className="ad-num">{user.phone ?? t('common.none')}</span>,
    },
    {
      id: 'profiles',
      header: t('people.profiles'),
      cell: (user) => user.profiles.map(({ name }) => name).join(', '),
    },
    { id: 'state', header: t('people.state'), cell: (user) => <UserState state={user.state} /> },
  ]
  return (
    <DataTable
      caption={t('menu.users')}
      columns={columns}
      rows={rows}
      rowKey={(user) => user.id}
      error={error}
      onRetry={onRetry}
      isRefreshing={isRefreshing}
      skeletonRows={10}
      empty={empty}
    />
  )
}
