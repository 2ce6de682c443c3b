import { listUsers } from '@deportivo/contracts/auth/users'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { afterAll, beforeAll, expect, test } from 'vitest'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const names = async (query: Record<string, string | number>) =>
  (await app.ok('one', listUsers, { query: { top: 200, ...query } })).map(({ email }) => email)

test('the list is filtered by role through the profiles, by profile, code, state and words', async () => {
  const administrative = await names({ filter: 'role:administrative' })
  expect(administrative).toContain('accounting_manager@demo.local')
  expect(administrative).not.toContain('online_seller@demo.local')
  expect(await names({ filter: 'profile_id:head_dispatch|one' })).toEqual([
    'one@demo.local',
    'head_dispatch@demo.local',
  ])
  expect(await names({ filter: 'code_id:1,state_id:active,profile_id:one' })).toEqual(['one@demo.local'])
  expect(await names({ search: 'arboleda VALENTINA' })).toEqual(['online_seller@demo.local'])
})

test('the list returns only the requested fields, in the requested order, page by page', async () => {
  const query = { select: 'id,name', include: 'profiles,codes', orderByDesc: 'name', top: 2, page: 1 }
  const page = await app.reply('one', listUsers, { query })
  expect(page.data.map((user) => Object.keys(user))).toEqual([
    ['id', 'name'],
    ['id', 'name'],
  ])
  expect(page.pagination.total).toBeGreaterThan(15)
})

test.each(['password_hash', 'search_text', "name'--", '__proto__', 'constructor'])(
  'refuses the field %s by name, in any part of the request',
  async (field) => {
    for (const [part, value] of Object.entries({
      filter: `${field}:1`,
      select: field,
      orderBy: field,
      include: field,
    }))
      expect(await app.refused('one', listUsers, { query: { [part]: value } })).toMatchObject({ code: 422 })
  },
)

test('the list treats filter values as plain values, whatever they contain', async () => {
  expect(await names({ filter: "name:' or 1=1 --" })).not.toContain('two@demo.local')
  expect(await names({ search: "%' or true --" })).toEqual([])
})
