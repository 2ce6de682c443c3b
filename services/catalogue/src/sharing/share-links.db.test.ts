import { listAudit } from '@deportivo/contracts/admin/audit'
import { INTERNATIONAL_SIZE_ID } from '@deportivo/contracts/catalogue/lists'
import { countStock } from '@deportivo/contracts/catalogue/inventory'
import { updateProduct } from '@deportivo/contracts/catalogue/products'
import {
  createShareLink,
  listSharedProducts,
  listShareLinks,
  revokeShareLink,
} from '@deportivo/contracts/catalogue/share-links'
import type { Clock } from '@deportivo/platform/clock'
import { startTestApp, type Person, type TestApp } from '@deportivo/testkit/app'
import { openShop, PRICE, PUBLIC_CODE, stockProduct, type Shop } from '@deportivo/testkit/shop'
import { idOf } from '@deportivo/testkit/staff'
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'

const DAY_MS = 86_400_000
let daysLater = 0
const clock: Clock = { now: () => new Date(Date.now() + daysLater * DAY_MS) }

let app: TestApp
let shop: Shop
beforeAll(async () => {
  app = await startTestApp({ clock })
  shop = await openShop(app)
})
afterAll(() => app.stop())

const share = (person: Person, body: object) =>
  app.ok(person, createShareLink, { body: { filter: '', code: 'four', ...body } })
const open = (token: string, page?: number) =>
  app.reply(null, listSharedProducts, { query: { 'link-share': token, ...(page ? { page } : {}) } })
const refusal = (token: string) => app.refused(null, listSharedProducts, { query: { 'link-share': token } })
const linksOf = (person: Person, filter?: string) =>
  app.ok(person, listShareLinks, { query: { top: 200, ...(filter ? { filter } : {}) } })

const named = async (name: string, quantity = 3, sizes = [38, 39, 40, 41]) =>
  stockProduct(app, shop, quantity, sizes, name)

test('a visitor sees of a shared product only its looks, its sizes by name and the price of the link', async () => {
  const id = await named('Zancada Abierta', 3, [38, 40])
  await app.ok('two', updateProduct, {
    params: { id },
    body: {
      codes: [
        { id: 1, value: 150_001 },
        { id: PUBLIC_CODE, value: PRICE },
      ],
      video_url: 'https://vi.example/1',
    },
  })
  const reply = await open((await share('online_seller', { ids: [id] })).token)
  const [first] = reply.data
  expect(Object.keys(reply).toSorted()).toEqual(['code', 'data', 'pagination', 'seller', 'sizes', 'whatsapp'])
  expect(Object.keys(first ?? {}).toSorted()).toEqual([
    'brand',
    'category',
    'color',
    'id',
    'name',
    'offer',
    'photos',
    'price',
    'sizes',
    'video_url',
  ])
  const names = await app.db('catalogue.sizes').whereIn('id', [38, 40]).orderBy('sort_order').pluck('name')
  expect(first).toMatchObject({ id, name: 'Zancada Abierta', price: PRICE, sizes: names })
  const hidden = ['150000', '150001', '90000', 'Bodega', 'quantity', 'minimal', 'stores', 'codes']
  for (const word of hidden) expect(JSON.stringify(reply)).not.toContain(word)
})

test('a link names the number of its seller for WhatsApp, unless they have none that could have it', async () => {
  const { token } = await share('online_seller', {})
  const seller = app.db('auth.users').where({ id: await idOf(app, 'online_seller') })
  const NUMBERS = [
    ['3005550123', '573005550123'],
    ['+34600555012', '34600555012'],
    ['6015550123', null],
    [null, null],
  ] as const
  for (const [phone, whatsapp] of NUMBERS) {
    await seller.clone().update({ phone })
    expect((await open(token)).whatsapp).toBe(whatsapp)
  }
})

test('the size of goods abroad is shown only where there is no other', async () => {
  const at = (store_id: number, size_id: number) => ({ store_id, sizes: [{ size_id, quantity: 2 }] })
  const row = { name: 'Bodega Miami', type: 'international', orden: 9 } as const
  const [abroad] = await app.db('inventory.stores').insert(row).returning('id')
  const [both, only] = [await named('Trocha Mixta', 1, [38]), await named('Trocha Lejana', 0, [38])]
  for (const id of [both, only])
    await app.ok('two', countStock, {
      params: { id },
      body: { stores: [at(abroad?.id ?? 0, INTERNATIONAL_SIZE_ID)] },
    })
  const { token } = await share('two', { filter: 'store:all', ids: [both, only] })
  const named9 = await app.db('catalogue.sizes').where('id', INTERNATIONAL_SIZE_ID).pluck('name')
  const [lonely, mixed] = (await open(token)).data.toSorted((a, b) => b.id - a.id)
  expect(lonely?.sizes).toEqual(named9)
  expect(mixed?.sizes).toHaveLength(1)
  expect(mixed?.sizes).not.toEqual(named9)
})

test('a visitor narrows a link by words and by a size, and never beyond it', async () => {
  const red = await named('Narrow Roja', 2, [38, 40])
  const blue = await named('Narrow Azul', 2, [39])
  const outside = await named('Narrow Roja Ajena', 2, [38])
  const { token } = await share('online_seller', { ids: [red, blue] })
  const shown = async (narrowed: object) => {
    const query = { 'link-share': token, ...narrowed }
    return (await app.reply(null, listSharedProducts, { query })).data.map(({ id }) => id).toSorted()
  }
  const names = await app
    .db('catalogue.sizes')
    .whereIn('id', [38, 39, 40])
    .orderBy('sort_order')
    .pluck('name')
  expect((await open(token)).sizes.map(({ name }) => name)).toEqual(names)
  expect(await shown({})).toEqual([red, blue].toSorted())
  expect(await shown({ search: 'roja' })).toEqual([red])
  expect(await shown({ size_id: 38 })).toEqual([red])
  expect(await shown({ size_id: 39 })).toEqual([blue])
  expect(await shown({ search: 'roja', size_id: 39 })).toEqual([])
  expect(await shown({ size_id: 41 })).toEqual([])
  expect(await shown({ search: 'ajena' })).toEqual([])
  const sized = await share('online_seller', { filter: 'size_id:38', search: 'narrow' })
  const sizedReply = (query: object) =>
    app.reply(null, listSharedProducts, { query: { 'link-share': sized.token, ...query } })
  expect((await sizedReply({})).pagination.total).toBe(2)
  expect((await sizedReply({ size_id: 39 })).pagination.total).toBe(0)
  expect((await sizedReply({ search: 'ajena' })).data.map(({ id }) => id)).toEqual([outside])
  expect((await sizedReply({})).sizes.map(({ id }) => id)).toEqual([38])
})

test('a link has the name that its creator gave it, which its visitors do not see', async () => {
  const { id, token } = await share('online_seller', { name: '  Tenis · 111 productos ' })
  const other = await share('online_seller', {})
  const names = new Map((await linksOf('online_seller')).map((link) => [link.id, link.name]))
  expect([names.get(id), names.get(other.id)]).toEqual(['Tenis · 111 productos', null])
  expect(JSON.stringify(await open(token))).not.toContain('111 productos')
  const [event] = await app
    .db('bus.event_log')
    .where({ aggregate_type: 'share_link', aggregate_id: String(id) })
  expect(event?.payload).toMatchObject({ record: { name: 'Tenis · 111 productos' } })
  for (const name of ['a'.repeat(81), ' '])
    await app.refused('online_seller', createShareLink, { body: { filter: '', code: 'four', name } })
})

test('a link shows the price of its own list, whatever its filter contains', async () => {
  const id = await named('Zancada Mayorista')
  const codes = [
    { id: 2, value: 160_000 },
    { id: PUBLIC_CODE, value: PRICE },
  ]
  await app.ok('two', updateProduct, { params: { id }, body: { codes } })
  const { token } = await share('two', { filter: `id:${id},code:four`, code: 'tow' })
  expect((await open(token)).data[0]?.price).toBe(160_000)
})

test('only the hash of a token is stored, and it is shown once', async () => {
  const { id, token, url } = await share('online_seller', {})
  expect(Buffer.from(token, 'base64url').length * 8).toBeGreaterThanOrEqual(128)
  expect(url.endsWith(`/public/products/${token}`)).toBe(true)
  const row = await app.db('catalogue.share_links').where({ id }).first()
  expect(row?.token_hash).toEqual(createHash('sha256').update(token).digest())
  await app.settled()
  const stored = await app.db.raw<{ rows: unknown[] }>(
    `select payload::text from bus.event_log where aggregate_type = 'share_link'
     union all select reply from bus.idempotency
     union all select e::text from audit.entries e where subject = 'share_link'
     union all select l::text from catalogue.share_links l`,
  )
  expect(stored.rows.length).toBeGreaterThan(2)
  expect(JSON.stringify([stored.rows, await linksOf('two')])).not.toContain(token)
})

test('a page has fifteen products, and the pagination counts all of them', async () => {
  const ids: number[] = []
  for (let n = 0; n < 17; n++) ids.push(await named(`Paginada ${n}`, 1, [38]))
  const { token } = await share('online_seller', { search: 'paginada' })
  const [first, second] = [await open(token), await open(token, 2)]
  expect(first.pagination).toEqual({ per_page: 15, total: 17, current_page: 1 })
  expect([...first.data, ...second.data].map(({ id }) => id)).toEqual(ids.toReversed())
})

test('a selection shows just its products, and one that is sold out leaves the page', async () => {
  const [first, second] = [await named('Una'), await named('Otra')]
  await named('Ninguna')
  const { token } = await share('online_seller', {
    filter: 'store:type:national,id:999',
    ids: [first, second],
  })
  expect((await open(token)).data.map(({ name }) => name)).toEqual(['Otra', 'Una'])
  await app.ok('two', countStock, {
    params: { id: second },
    body: {
      stores: [
        { store_id: shop.stores[0], sizes: [38, 39, 40, 41].map((size_id) => ({ size_id, quantity: 0 })) },
      ],
    },
  })
  expect((await open(token)).data.map(({ name }) => name)).toEqual(['Una'])
})

test('a seller shares neither the prices of others nor for too long, and no search that is none', async () => {
  const refused = async (body: object) =>
    (await app.refused('online_seller', createShareLink, { body: { filter: '', code: 'four', ...body } }))
      .errors
  expect(await refused({ code: 'one' })).toEqual({ code: ['Usted no tiene este código de precio.'] })
  expect(Object.keys((await refused({ search_price: 'barato' })) ?? {})).toEqual(['search_price'])
  expect(await refused({ filter: 'shoe:1' })).toEqual({ filter: [expect.stringContaining('shoe')] })
  // An empty selection must not share everything.
  expect(Object.keys((await refused({ ids: [] })) ?? {})).toEqual(['ids'])
  const at = (days: number) => new Date(clock.now().getTime() + days * DAY_MS).toISOString()
  expect(await refused({ expires_at: at(-1) })).toEqual({
    expires_at: ['El enlace debe vencer en el futuro.'],
  })
  expect(await refused({ expires_at: at(366) })).toEqual({
    expires_at: ['El enlace puede durar máximo 365 días.'],
  })
  expect(await refused({ expires_at: '2030-12-31T23:59:60Z' })).toHaveProperty('expires_at')
})

test('a revoked link ends with 410 at once, an expired one after seven days, an unknown one is 404', async () => {
  const [revoked, expired] = [await share('online_seller', {}), await share('online_seller', {})]
  await app.ok('online_seller', revokeShareLink, { params: { id: revoked.id }, body: {} })
  const gone = {
    code: 410,
    message: 'Este enlace ya no está disponible. Pida uno nuevo a su vendedor.',
  }
  expect(await refusal(revoked.token)).toMatchObject(gone)
  expect((await open(expired.token)).code).toBe(200)
  expect((await refusal('x'.repeat(32))).code).toBe(404)
  const again = await app.refused('online_seller', revokeShareLink, { params: { id: revoked.id }, body: {} })
  expect(again.code).toBe(404)
  daysLater = 6.99
  expect((await open(expired.token)).code).toBe(200)
  daysLater = 7.01
  expect(await refusal(expired.token)).toMatchObject(gone)
  daysLater = 0
  const states = (await linksOf('online_seller')).filter(({ id }) => [revoked.id, expired.id].includes(id))
  expect(states.map(({ state, revoked_at }) => [state, revoked_at !== null])).toEqual([
    ['open', false],
    ['revoked', true],
  ])
  expect((await linksOf('online_seller', 'state:revoked')).map(({ id }) => id)).toEqual([revoked.id])
})

test('links are suspended while their creator is disabled, or lacks the price list or the permission', async () => {
  const user_id = await idOf(app, 'online_reseller')
  const code = { user_id, code_id: 2 }
  await app.db('auth.user_codes').insert(code).onConflict().ignore()
  const { id, token } = await share('online_reseller', { code: 'tow' })
  const stateOf = async () => (await linksOf('two')).find((link) => link.id === id)?.state
  const idsIn = async (state: string) => (await linksOf('two', `state:${state}`)).map((link) => link.id)
  const profile = { profile_id: 'online_reseller', permission: 'manage share links', scope: 'all' } as const
  const user = app.db('auth.users').where({ id: user_id })
  const LOSSES: [lose: () => Promise<unknown>, regain: () => Promise<unknown>][] = [
    [() => user.clone().update({ state_id: 'disabled' }), () => user.clone().update({ state_id: 'active' })],
    [() => app.db('auth.user_codes').where(code).delete(), () => app.db('auth.user_codes').insert(code)],
    [
      () => app.db('auth.profile_permissions').where(profile).delete(),
      () => app.db('auth.profile_permissions').insert(profile),
    ],
  ]
  for (const [lose, regain] of LOSSES) {
    await lose()
    expect((await refusal(token)).code).toBe(410)
    expect(await stateOf()).toBe('suspended')
    expect([await idsIn('suspended'), await idsIn('open')]).toEqual([[id], expect.not.arrayContaining([id])])
    await regain()
    expect((await open(token)).code).toBe(200)
    expect(await stateOf()).toBe('open')
  }
})

test('sellers see and revoke their own links, who keeps products those of all, and others share nothing', async () => {
  const { id } = await share('freelance_seller', {})
  expect((await linksOf('freelance_seller')).map((link) => link.id)).toEqual([id])
  expect((await linksOf('two')).find((link) => link.id === id)?.by).toEqual(expect.any(String))
  const byOther = await app.refused('online_seller', revokeShareLink, { params: { id }, body: {} })
  expect(byOther.code).toBe(404)
  for (const contract of [createShareLink, listShareLinks, revokeShareLink] as const) {
    const given = { params: { id }, body: { filter: '', code: 'four' } }
    expect((await app.refused('dispatch_assistant', contract, given)).code).toBe(403)
  }
  await app.ok('two', revokeShareLink, { params: { id }, body: { version: 1 } })
  const [entry] = await app.ok('two', listAudit, { query: { filter: `subject:share_link,subject_id:${id}` } })
  expect(entry).toMatchObject({ act: 'deleted', subject_name: `#${id}` })
  await app.settled()
  const events = app.db('bus.event_log').where({ aggregate_type: 'share_link', aggregate_id: String(id) })
  expect(await events.orderBy('pos').pluck('type')).toEqual(['share_link.created', 'share_link.deleted'])
})

test('each opening counts as one view, further pages do not, and counting waits for no other change', async () => {
  const { id, token } = await share('online_seller', {})
  const holding = await app.db.transaction()
  await holding('catalogue.share_links').where({ id }).forUpdate().first('id')
  for (let views = 0; views < 3; views++) await open(token)
  await open(token, 2)
  await app.reply(null, listSharedProducts, { query: { 'link-share': token, search: 'zapato' } })
  await holding.rollback()
  const viewsOf = async () => (await linksOf('online_seller')).find((link) => link.id === id)?.views
  await expect.poll(viewsOf, { timeout: 30_000 }).toBe(3)
})
