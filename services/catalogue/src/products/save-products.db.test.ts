import { createProduct, updateProduct } from '@deportivo/contracts/catalogue/products'
import { auditContextOf } from '@deportivo/platform/audit/write-audit'
import type { Actor } from '@deportivo/platform/http/guard/actor'
import type { RecordCall } from '@deportivo/platform/records/record-call'
import { changeRecords, createRecords } from '@deportivo/platform/records/save-many'
import { changeRecord, createRecord } from '@deportivo/platform/records/save-record'
import { openCatalogue } from '@deportivo/testkit/open-catalogue'
import { openShop, PUBLIC_CODE } from '@deportivo/testkit/shop'
import { expect, test } from 'vitest'
import { PRODUCT, type ProductInput } from './product-record.ts'

const { app, shop } = await openCatalogue()

const NOW = new Date('2026-11-25T08:00:00Z')

/** Does something as a request of the administrator would. */
const called = <Result>(work: (call: RecordCall) => Promise<Result>): Promise<Result> =>
  app.db.transaction((trx) => {
    const actor = {
      id: 1,
      name: 'Adriana Lozano Pardo',
      profile: 'two',
      grants: [],
      code_ids: [],
    } as unknown as Actor
    const audit = auditContextOf(actor, { id: 'request', ip: '127.0.0.1' }, NOW)
    return work({ deps: app.deps, trx, actor, audit })
  })

const fields = (name: string, more: ProductInput = {}): ProductInput => ({
  ...shop.lists,
  name,
  price: 189_900,
  minimal_price: 150_000,
  codes: { four: { id: PUBLIC_CODE, value: 189_900 } },
  ...more,
})

/** What a product is known by everywhere: its row, audit entries and events. */
async function traces(id: number): Promise<object> {
  await app.settled()
  const of = { subject: 'product', subject_id: String(id) } as const
  const event = { aggregate_type: 'product', aggregate_id: String(id) }
  const {
    id: _,
    handle: _handle,
    search_text: _text,
    ...row
  } = (await app.db('catalogue.products').where({ id }).first()) ?? {}
  const events = await app
    .db('bus.event_log')
    .where(event)
    .orderBy('pos')
    .select('type', 'aggregate_version', 'meta', 'payload')
  return {
    row: { ...row, name: '' },
    entries: (
      await app.db('audit.entries').where(of).orderBy('id').select('act', 'changes', 'by_name', 'at')
    ).map((entry) => ({ ...entry, changes: entry.changes.filter(({ field }) => field !== 'name') })),
    events: events.map((one) => {
      const payload = one.payload as { record: object }
      return { ...one, payload: { ...payload, record: { ...payload.record, id: 0, name: '' } } }
    }),
  }
}

const changed: ProductInput = { minimal_price: 160_000, curve: true, description: '  ' }

test('products that are saved at once leave the same rows, audit entries and events as single ones', async () => {
  const other = await openShop(app)
  const moved = { ...changed, brand_id: other.lists.brand_id, reference_id: other.lists.reference_id }
  const single = await called(async (call) => {
    const { id } = await createRecord(call, PRODUCT, { fields: fields('Uno') })
    await changeRecord(call, PRODUCT, { id, version: 1, fields: moved })
    return id
  })
  const many = await called(async (call) => {
    const rows = await createRecords(call, PRODUCT, [
      { fields: fields('Dos') },
      { fields: fields('Tres'), set: { handle: 'TRES' } },
    ])
    expect(rows.map(({ name }) => name)).toEqual(['Dos', 'Tres'])
    const both = rows.map(({ id }) => ({ id, version: 1, fields: moved }))
    await changeRecords(call, PRODUCT, both)
    return rows.map(({ id }) => id)
  })
  const expected = await traces(single)
  for (const id of many) expect(await traces(id)).toEqual(expected)
  expect(await app.db('catalogue.products').where('handle', 'TRES').pluck('id')).toEqual([many[1]])
})

const refusalOf = (work: (call: RecordCall) => Promise<unknown>) =>
  called(work).then(
    () => null,
    (error: { refusal?: object }) => error.refusal,
  )

test('one wrong product among many refuses all of them', async () => {
  const stranger = (await openShop(app)).lists.reference_id
  const wrong = { fields: fields('Mal', { reference_id: stranger }) }
  expect(
    await refusalOf((call) => createRecords(call, PRODUCT, [{ fields: fields('Bien') }, wrong])),
  ).toMatchObject({
    kind: 'invalid',
    errors: { reference_id: { key: 'field.unknown_record' } },
  })
  const cheap = { fields: fields('Barato', { codes: { four: { id: PUBLIC_CODE, value: 10 } } }) }
  expect(await refusalOf((call) => createRecords(call, PRODUCT, [cheap]))).toMatchObject({ kind: 'invalid' })
  expect(await app.db('catalogue.products').whereIn('name', ['Bien', 'Mal', 'Barato'])).toEqual([])
})

test('one product of another version or deleted among many refuses all of them', async () => {
  const [one, other] = await called((call) =>
    createRecords(call, PRODUCT, [{ fields: fields('Primero') }, { fields: fields('Segundo') }]),
  )
  const change = (version: number) =>
    refusalOf((call) =>
      changeRecords(call, PRODUCT, [
        { id: one?.id ?? 0, version: 1, fields: changed },
        { id: other?.id ?? 0, version, fields: changed },
      ]),
    )
  expect(await change(7)).toMatchObject({ kind: 'stale' })
  await app.db('catalogue.products').where('id', other?.id).update({ is_active: false })
  expect(await change(1)).toMatchObject({ kind: 'not_found' })
  expect(await app.db('catalogue.products').where('id', one?.id).pluck('version')).toEqual([1])
})

test('a product of one size is not sold by size run; the field that was set last is refused', async () => {
  const text = ['Un producto de una sola talla no se vende por curva.']
  const both = { ...fields('Ambas'), curve: true, only_size: true }
  const refused = await app.refused('two', createProduct, { body: both })
  expect([refused.code, refused.errors]).toEqual([422, { only_size: text }])
  const made = await app.ok('two', createProduct, { body: { ...both, only_size: false } })
  const params = { id: made.id }
  const one = await app.refused('two', updateProduct, { params, body: { only_size: true } })
  expect(one.errors).toEqual({ only_size: text })
  await app.ok('two', updateProduct, { params, body: { only_size: true, curve: false } })
  const run = await app.refused('two', updateProduct, { params, body: { curve: true } })
  expect(run.errors).toEqual({ curve: text })
  // One that is stored with both from before is changed in anything else.
  await app.db('catalogue.products').where('id', made.id).update({ curve: true })
  const named = { name: 'Ambas de antes', curve: true, only_size: true }
  expect(await app.ok('two', updateProduct, { params, body: named })).toMatchObject(named)
})
