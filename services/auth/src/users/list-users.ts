import { getUser, listUsers } from '@deportivo/contracts/auth/users'
import { searchedPhone } from '@deportivo/contracts/phone'
import { found, read } from '@deportivo/platform/http/serve/serve'
import { defineList } from '@deportivo/platform/lists/define-list'
import { holdsAny, searchWords } from '@deportivo/platform/lists/narrow'
import type { Routes } from '@deportivo/platform/service'
import type { Knex } from 'knex'
import { readerOf, readUser, readUsers, usersTable, type UserReply } from './user-rows.ts'

const holdsUser = searchWords('users.search_text', 'auth.plain')

const withProfiles = (rows: Knex.QueryBuilder, db: Knex, profiles: Knex.QueryBuilder) =>
  rows.whereIn('users.id', db('auth.user_profiles').whereIn('profile_id', profiles).select('user_id'))

export const listUsersRoute = defineList<typeof listUsers, UserReply>(listUsers, {
  from: ({ db }) => usersTable(db),
  filters: {
    id: 'users.id',
    name: holdsAny('users.name', 'auth.plain'),
    email: holdsAny('users.email', 'auth.plain'),
    identification_number: holdsAny('users.identification_number', 'auth.plain'),
    state_id: 'users.state_id',
    role: (rows, roles, { db }) =>
      withProfiles(rows, db, db('auth.profiles').whereIn('role_id', roles).select('id')),
    profile_id: (rows, ids, { db }) =>
      withProfiles(rows, db, db('auth.profiles').whereIn('id', ids).select('id')),
    code_id: (rows, ids, { db }) =>
      rows.whereIn('users.id', db('auth.user_codes').whereIn('code_id', ids).select('user_id')),
  },
  sort: {
    name: 'users.name',
    id: 'users.id',
    email: 'users.email',
    state_id: 'users.state_id',
    last_signed_in_at: 'users.last_signed_in_at',
    created_at: 'users.created_at',
    updated_at: 'users.updated_at',
  },
  tiebreak: ['users.id'],
  search: (rows, search) => holdsUser(rows, searchedPhone(search)),
  includes: { profiles: 'always', codes: 'always', state: 'always', role: 'always' },
  read: ({ rows, sorted }, { db, deps, actor }) => readUsers(db, rows, readerOf(deps, actor), sorted),
})

export const getUserRoute: Routes = (app, deps) =>
  read(app, deps, getUser, async ({ db, params, actor }) =>
    found(await readUser(db, params.id, readerOf(deps, actor))),
  )
