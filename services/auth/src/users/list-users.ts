import { getUser, listUsers, USER_LIST } from '@deportivo/contracts/auth/users'
import { holdsWords } from '@deportivo/platform/db/plain-text'
import {
  countUpTo,
  integers,
  pagination,
  parseList,
  type ParsedList,
} from '@deportivo/platform/http/list-grammar'
import { found, listed, read } from '@deportivo/platform/http/serve/serve'
import type { Routes } from '@deportivo/platform/service'
import type { Knex } from 'knex'
import { readerOf, readUser, readUsers, usersTable } from './user-rows.ts'

const WORDS = ['name', 'email', 'identification_number']

function filtered(db: Knex, { filters, search }: ParsedList): Knex.QueryBuilder {
  const rows = holdsWords(usersTable(db), 'users.search_text', 'auth.plain', search)
  const ids = integers(filters, 'id')
  if (ids) void rows.whereIn('users.id', ids)
  if (filters['state_id']) void rows.whereIn('users.state_id', filters['state_id'])
  for (const field of WORDS) holdsOneOf(rows, field, filters[field])
  const having = (table: 'auth.user_profiles' | 'auth.user_codes', narrowed: Knex.QueryBuilder) =>
    void rows.whereIn('users.id', narrowed.from(table).select('user_id'))
  const { profile_id, role } = filters
  if (profile_id) having('auth.user_profiles', db.queryBuilder().whereIn('profile_id', profile_id))
  if (role)
    having(
      'auth.user_profiles',
      db.queryBuilder().whereIn('profile_id', db('auth.profiles').whereIn('role_id', role).select('id')),
    )
  const codes = integers(filters, 'code_id')
  if (codes) having('auth.user_codes', db.queryBuilder().whereIn('code_id', codes))
  return rows
}

function holdsOneOf(rows: Knex.QueryBuilder, field: string, words: string[] | undefined): void {
  if (!words) return
  void rows.where((anyOf) => {
    for (const word of words)
      void anyOf.orWhereRaw("auth.plain(??) like '%' || auth.plain(?::text) || '%'", [`users.${field}`, word])
  })
}

/** Users by name, unless told otherwise. */
export const listUsersRoute: Routes = (app, deps) =>
  read(app, deps, listUsers, async ({ db, query, actor }) => {
    const list = parseList(query, USER_LIST)
    const rows = filtered(db, list)
    const direction = list.order?.isDescending ? 'desc' : 'asc'
    const ordered = (page: Knex.QueryBuilder) =>
      page.orderBy(`users.${list.order?.field ?? 'name'}`, direction).orderBy('users.id', direction)
    const page = ordered(rows.clone()).limit(list.top).offset(list.offset)
    const users = await readUsers(db, page, readerOf(deps, actor), ordered)
    return listed(users, pagination(list, await countUpTo(db, rows)))
  })

export const getUserRoute: Routes = (app, deps) =>
  read(app, deps, getUser, async ({ db, params, actor }) =>
    found(await readUser(db, params.id, readerOf(deps, actor))),
  )
