import { deleteUser } from '@deportivo/contracts/auth/users'
import { me } from '@deportivo/contracts/auth/sign-in'
import { savePreferences, type StoredPreferences } from '@deportivo/contracts/admin/preferences'
import { startTestApp, type Person, type TestApp } from '@deportivo/testkit/app'
import { hire } from '@deportivo/testkit/staff'
import { afterAll, beforeAll, expect, test } from 'vitest'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const save = (person: Person, body: StoredPreferences) => app.ok(person, savePreferences, { body })
const preferencesOf = async (person: Person) => (await app.ok(person, me)).data.preferences
const refusedWith = async (body: object) =>
  Object.keys((await app.refused('one', savePreferences, { body })).errors ?? {})

test('a user without preferences has the default language only', async () => {
  expect(await preferencesOf('local_seller')).toEqual({ language: 'es' })
})

test('preferences come with the session, and a later change keeps the others', async () => {
  const columns = { clients: { hidden: ['email'], order: ['name', 'city'] } }
  await save('two', { theme: 'dark', zoom: 1.2, single_keys: false, columns })
  const reply = await save('two', { accent: 'grape', zoom: 0.7 })
  const all = { theme: 'dark', accent: 'grape', zoom: 0.7, single_keys: false, columns, language: 'es' }
  expect(reply).toEqual(all)
  expect(await preferencesOf('two')).toEqual(all)
})

test('two devices that change two preferences at once keep both', async () => {
  const bodies: StoredPreferences[] = [{ theme: 'light' }, { layout: 'layout2' }, { density: 'compact' }]
  await Promise.all(bodies.map((body) => save('head_dispatch', body)))
  expect(await preferencesOf('head_dispatch')).toMatchObject({
    theme: 'light',
    layout: 'layout2',
    density: 'compact',
  })
})

test('preferences of one user never change those of another', async () => {
  await save('online_seller', { theme: 'dark' })
  expect(await preferencesOf('online_seller_2')).toEqual({ language: 'es' })
  const request = { body: { theme: 'light', user_id: 1, id: 1 } }
  await app.ok('online_seller_2', savePreferences, request)
  expect(await preferencesOf('online_seller')).toMatchObject({ theme: 'dark' })
})

test('a chosen language is the language of the next reply', async () => {
  await save('admin_seller', { language: 'en' })
  const user = (await app.ok('admin_seller', me)).data
  expect([user.data.language, user.preferences.language]).toEqual(['en', 'en'])
  expect(user.profiles[0]?.name).toBe('Sellers lead')
})

test('an unknown value is refused on its field', async () => {
  expect(await refusedWith({ theme: 'pink' })).toEqual(['theme'])
  expect(await refusedWith({ zoom: 3 })).toEqual(['zoom'])
  expect(await refusedWith({ language: 'xx' })).toEqual(['language'])
  expect(await preferencesOf('one')).toEqual({ language: 'es' })
})

test('columns, lists and names beyond what the console uses are refused', async () => {
  const none = { hidden: [], order: [] }
  const many = (count: number) => Array.from({ length: count }, (_, at) => `c${at}`)
  const lists = Object.fromEntries(many(41).map((name) => [name, none]))
  expect(await refusedWith({ columns: lists })).toHaveLength(1)
  expect(await refusedWith({ columns: { clients: { ...none, order: many(41) } } })).toHaveLength(1)
  expect(await refusedWith({ columns: { clients: { ...none, hidden: ['x'.repeat(41)] } } })).toHaveLength(1)
  expect(await refusedWith({ columns: { ['x'.repeat(41)]: none } })).toHaveLength(1)
  const views = Object.fromEntries(many(41).map((name) => [name, 1]))
  expect(await refusedWith({ opening_views: views })).toHaveLength(1)
  expect(await refusedWith({ opening_views: { clients: 'all' } })).toHaveLength(1)
  expect(await preferencesOf('one')).toEqual({ language: 'es' })
})

test('the preferences and views of an erased user are deleted', async () => {
  const { id } = await hire(app)
  const updated_at = new Date()
  await app.db('admin.preferences').insert({ user_id: id, stored: '{}', updated_at })
  await app.db('admin.views').insert({
    owner_id: id,
    list: 'orders',
    name: 'Hoy',
    query: '',
    columns: null,
    is_shared: true,
    created_at: updated_at,
    updated_at,
  })
  expect(await app.ok('two', deleteUser, { params: { id } })).toMatchObject({ is_erased: true })
  await app.settled()
  expect(await app.db('admin.preferences').where({ user_id: id })).toEqual([])
  expect(await app.db('admin.views').where({ owner_id: id })).toEqual([])
})

test('up to eight pinned pages come with the session, in the order of pinning; a ninth is refused', async () => {
  const eight = [...Array(8).keys()].map((place) => `/page-${8 - place}`)
  await save('winery_manager', { pinned_pages: eight })
  expect((await app.ok('winery_manager', me)).data.data.shortcuts).toEqual(eight)
  const { code, errors } = await app.refused('winery_manager', savePreferences, {
    body: { pinned_pages: [...eight, '/ninth'] },
  })
  expect([code, errors]).toEqual([
    422,
    { pinned_pages: ['Puede fijar hasta ocho páginas. Quite una para fijar otra.'] },
  ])
  for (const url of ['//evil.example', 'https://evil.example', 'clients'])
    expect(await refusedWith({ pinned_pages: [url] })).toEqual(['pinned_pages.0'])
})
