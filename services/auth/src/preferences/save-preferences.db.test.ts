import { me } from '@deportivo/contracts/auth/sign-in'
import { savePreferences, type KeptPreferences } from '@deportivo/contracts/admin/preferences'
import { startTestApp, type Person, type TestApp } from '@deportivo/testkit/app'
import { afterAll, beforeAll, expect, test } from 'vitest'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const save = (person: Person, body: KeptPreferences) => app.ok(person, savePreferences, { body })
const keptOf = async (person: Person) => (await app.ok(person, me)).data.preferences
const refusedWith = async (body: object) =>
  Object.keys((await app.refused('one', savePreferences, { body })).errors ?? {})

test('who never chose anything has the language of the house and nothing else', async () => {
  expect(await keptOf('local_seller')).toEqual({ language: 'es' })
})

test('what a person chose comes with their session, and what a later change leaves out stays', async () => {
  const columns = { clients: { hidden: ['email'], order: ['name', 'city'] } }
  await save('two', { theme: 'dark', zoom: 1.2, shortcuts: false, columns })
  const reply = await save('two', { accent: 'grape', zoom: 0.7 })
  const all = { theme: 'dark', accent: 'grape', zoom: 0.7, shortcuts: false, columns, language: 'es' }
  expect(reply).toEqual(all)
  expect(await keptOf('two')).toEqual(all)
})

test('two devices that change two things at once both keep theirs', async () => {
  const bodies: KeptPreferences[] = [{ theme: 'light' }, { layout: 'layout2' }, { density: 'compact' }]
  await Promise.all(bodies.map((body) => save('head_dispatch', body)))
  expect(await keptOf('head_dispatch')).toMatchObject({
    theme: 'light',
    layout: 'layout2',
    density: 'compact',
  })
})

test('nobody’s choice reaches another person', async () => {
  await save('online_seller', { theme: 'dark' })
  expect(await keptOf('online_seller_2')).toEqual({ language: 'es' })
  const told = { body: { theme: 'light', user_id: 1, id: 1 } }
  await app.ok('online_seller_2', savePreferences, told)
  expect(await keptOf('online_seller')).toMatchObject({ theme: 'dark' })
})

test('the language that was chosen is the one of the next answer', async () => {
  await save('admin_seller', { language: 'en' })
  const user = (await app.ok('admin_seller', me)).data
  expect([user.data.language, user.preferences.language]).toEqual(['en', 'en'])
  expect(user.profiles[0]?.name).toBe('Sellers lead')
})

test('a choice that does not exist is refused on its field', async () => {
  expect(await refusedWith({ theme: 'pink' })).toEqual(['theme'])
  expect(await refusedWith({ zoom: 3 })).toEqual(['zoom'])
  expect(await refusedWith({ language: 'xx' })).toEqual(['language'])
  expect(await keptOf('one')).toEqual({ language: 'es' })
})

test('nobody can store more columns, lists or letters than a console has use for', async () => {
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
  expect(await keptOf('one')).toEqual({ language: 'es' })
})

test('the choices of a person who is removed go with them', async () => {
  await save('freelance_seller', { theme: 'dark' })
  const { id } = (await app.ok('freelance_seller', me)).data
  await app.db('auth.users').where({ id }).delete()
  expect(await app.db('auth.preferences').where({ user_id: id })).toEqual([])
})
