import { listProfiles, listRoles } from '@deportivo/contracts/auth/sign-in'
import { listUsers, updateUser, USER_STATES, type User } from '@deportivo/contracts/auth/users'
import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import { defineList } from '../../shared/list/definition/definition.ts'
import { optionsOf } from '../../shared/ui/controls/filter-select.tsx'
import type { Choices } from '../../shared/list/query/use-list-screen.ts'
import { paths } from '../../shared/navigation/paths.ts'
import { useSession } from '../../shared/session/session.tsx'
import { useTexts } from '../../shared/language/texts.tsx'
import { OneLine } from '../../shared/ui/display/one-line.tsx'
import { Portrait } from '../../shared/ui/people/portrait.tsx'
import { useList } from '../../shared/net/use-list.ts'
import { USER_FORM } from './user.forms.ts'
import { UserState } from './user-state.tsx'
import { useFormats } from '../../shared/language/use-formats.ts'
import './users.css'

function Who({ user }: { user: User }) {
  const t = useTexts()
  const { identification } = useFormats()
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
          <span className="ad-table__sub ad-num">{identification(user.identification_number)}</span>
        )}
      </span>
    </span>
  )
}

const profilesOf = ({ profiles }: User) => profiles.map(({ name }) => name).join(', ')

/** The users, each leading to its detail. */
export const USER_LISTING = defineList('users', listUsers, {
  title: 'menu.users',
  query: { include: 'profiles' },
  columns: [
    {
      id: 'name',
      header: 'people.name',
      role: 'main',
      width: 266,
      least: 198,
      orderBy: 'name',
      cell: (user) => <Who user={user} />,
      file: [
        { header: 'people.name', value: ({ name }) => name },
        { header: 'people.document', value: (user) => user.identification_number },
      ],
    },
    {
      id: 'email',
      header: 'people.email',
      width: 256,
      least: 256,
      orderBy: 'email',
      cell: ({ email }) => <OneLine text={email} />,
      file: [{ header: 'people.email', value: ({ email }) => email }],
      edit: { field: 'email', control: 'email' },
    },
    {
      id: 'phone',
      header: 'people.phone',
      width: 122,
      cell: (user, { t, phone }) => (
        <span className="ad-num">{user.phone ? phone(user.phone) : t('common.none')}</span>
      ),
      file: [{ header: 'people.phone', value: ({ phone }) => phone }],
      edit: { field: 'phone', control: 'phone' },
    },
    {
      id: 'profiles',
      header: 'people.profiles',
      width: 214,
      least: 110,
      cell: profilesOf,
      file: [{ header: 'people.profiles', value: profilesOf }],
    },
    {
      id: 'last_signed_in',
      header: 'people.last_signed_in',
      width: 156,
      orderBy: 'last_signed_in_at',
      cell: ({ last_signed_in_at }, { t, instant }) => (
        <span className="ad-num">
          {last_signed_in_at ? instant(last_signed_in_at) : t('people.never_signed_in')}
        </span>
      ),
      file: [{ header: 'people.last_signed_in', kind: 'instant', value: (user) => user.last_signed_in_at }],
    },
    {
      id: 'state',
      header: 'people.state',
      width: 96,
      orderBy: 'state_id',
      cell: ({ state }) => <UserState state={state} />,
      file: [{ header: 'people.state', value: ({ state }) => state.name }],
    },
  ],
  change: { contract: updateUser, form: USER_FORM },
  filters: {
    role: { label: 'people.role' },
    profile: { label: 'people.profile' },
    state: { label: 'people.state' },
  },
  search: { label: 'people.search', placeholder: 'people.search_placeholder' },
  rowKey: ({ id }) => id,
  rowName: ({ name }) => name,
  rowUrl: ({ id }) => paths.user(id),
  perPage: 15,
  none: { title: 'people.none' },
  noneMatch: 'people.none_match',
})

export function useUserChoices(): Choices {
  const t = useTexts()
  const profiles = useList(listProfiles, { query: { top: 50 } })
  const roles = useList(listRoles, {})
  return useMemo(
    () => ({
      role: optionsOf(roles.rows),
      profile: optionsOf(profiles.rows),
      state: USER_STATES.map((value) => ({ value, label: t(`user.state.${value}`) })),
    }),
    [roles.rows, profiles.rows, t],
  )
}
