import { cancelCount, startCount } from '@deportivo/contracts/catalogue/counts'
import { createShareLink, MOST_OPEN_LINKS, revokeShareLink } from '@deportivo/contracts/catalogue/share-links'
import { listSessions } from '@deportivo/contracts/auth/sessions'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { openShop, stockProduct, type Shop } from '@deportivo/testkit/shop'
import { bearerOf, hire, statusOf } from '@deportivo/testkit/staff'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { insertCopies } from './copies.ts'

let app: TestApp
let shop: Shop
beforeAll(async () => {
  app = await startTestApp()
  shop = await openShop(app)
})
afterAll(() => app.stop())

const statusesOf = (replies: readonly { status: number }[]) => replies.map(({ status }) => status).toSorted()
const times = <Made>(count: number, make: () => Promise<Made>) =>
  Promise.all(Array.from({ length: count }, make))

it('a person has 200 open share links; a revoked one makes room, and links of others do not count', async () => {
  const given = { body: { filter: '', code: 'four' } }
  const link = () => app.attempt('online_seller', createShareLink, given)
  const { id } = await app.ok('online_seller', createShareLink, given)
  const token_hash = app.db.raw('sha256(gen_random_uuid()::text::bytea)')
  const copy = (count: number, changes: object) =>
    insertCopies(app.db, 'catalogue.share_links', { id, times: count, changes: { token_hash, ...changes } })
  await copy(5, { expires_at: new Date(Date.now() - 1_000) })
  await copy(5, { is_revoked: true })
  await copy(MOST_OPEN_LINKS - 2, {})
  expect(statusesOf(await times(3, link))).toEqual([200, 400, 400])
  expect(await app.refused('online_seller', createShareLink, given)).toMatchObject({
    message: 'Usted ya tiene 200 enlaces abiertos. Revoque los que ya no use antes de crear otro.',
  })
  await app.ok('freelance_seller', createShareLink, given)
  await app.ok('online_seller', revokeShareLink, { params: { id }, body: { version: 1 } })
  expect(await link()).toMatchObject({ status: 200 })
})

it('a store has 20 open counts; a cancelled one makes room, and those of other stores do not count', async () => {
  const product_id = await stockProduct(app, shop, 1, [38])
  const start = (store_id = shop.stores[0]) => ({
    body: { store_id, scope: 'products', product_ids: [product_id] },
  })
  const count = await app.ok('two', startCount, start())
  await insertCopies(app.db, 'inventory.counts', { id: count.id, times: 18 })
  expect(statusesOf(await times(3, () => app.attempt('two', startCount, start())))).toEqual([200, 422, 422])
  expect((await app.refused('two', startCount, start())).errors).toEqual({
    store_id: ['Esta bodega ya tiene 20 conteos abiertos. Aplique o cancele uno antes de empezar otro.'],
  })
  await app.ok('two', startCount, start(shop.stores[1]))
  await app.ok('two', cancelCount, { params: { id: count.id }, body: { version: count.version } })
  await app.ok('two', startCount, start())
})

it('a person has 30 sessions: the one that was used longest ago ends when another begins', async () => {
  const { id, email } = await hire(app)
  const used = await bearerOf(app.app, { email })
  const unused = await bearerOf(app.app, { email })
  const [first, second] = await app.db('auth.sessions').where({ user_id: id }).orderBy('id')
  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000)
  await app
    .db('auth.sessions')
    .where('id', first?.id ?? '')
    .update({ last_seen_at: ago(10) })
  await app
    .db('auth.sessions')
    .where('id', second?.id ?? '')
    .update({ last_seen_at: ago(20) })
  const rows = Array.from({ length: 27 }, () => ({ ...second, id: randomUUID(), last_seen_at: ago(5) }))
  await app.db('auth.sessions').insert(rows as never)
  const third = await bearerOf(app.app, { email })
  expect(await app.ok(null, listSessions, { headers: third, query: { top: 200 } })).toHaveLength(30)
  const fourth = await bearerOf(app.app, { email })
  expect(await app.ok(null, listSessions, { headers: fourth, query: { top: 200 } })).toHaveLength(30)
  expect(await statusOf(app.app, unused)).toBe(401)
  expect(await statusOf(app.app, used)).toBe(200)
  const ended = await app.db('auth.sessions').where({ user_id: id }).whereNotNull('revoked_at')
  expect(ended).toMatchObject([{ id: second?.id, reason: 'replaced' }])
})
