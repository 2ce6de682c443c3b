import {
  listQuarantine,
  takeOutOfQuarantine,
  undoQuarantineExit,
} from '@deportivo/contracts/catalogue/quarantine'
import { cancelReturn, getReturn } from '@deportivo/contracts/returns/returns'
import { deliveredOrder, received, requested } from '@deportivo/testkit/returns/case'
import { openReturns } from '@deportivo/testkit/returns/open'
import { withPhoto } from '@deportivo/testkit/returns/parcel'
import { expect, test } from 'vitest'

const { app, shop, lists } = await openReturns()

test('what a return case left in quarantine shows the case and its reason to those who read returns', async () => {
  const order = await deliveredOrder(app, shop)
  const one = await received(app, shop, await requested(app, order, lists))
  const shown = async (person: 'two' | 'local_seller') => {
    const parcels = await app.ok(person, listQuarantine, { query: { top: 100 } })
    const product_id = one.sale_product.product_id
    return parcels.filter((parcel) => parcel.product_id === product_id)
  }
  const ofCase = (person: 'two' | 'local_seller', id: number) =>
    app.ok(person, listQuarantine, { query: { filter: `return_id:${id}` } })
  expect(await shown('two')).toMatchObject([{ return_id: one.id, reason: one.reason }])
  expect(await shown('local_seller')).toMatchObject([{ return_id: null, reason: null }])
  expect(await ofCase('two', one.id)).toMatchObject([{ return_id: one.id }])
  expect(await ofCase('two', one.id + 1)).toEqual([])
  // Whose cases they may not all see, the number leads to nothing.
  expect(await ofCase('local_seller', one.id)).toEqual([])
})

test('restocked units that the client took again with the cancelled case do not go back to quarantine', async () => {
  const order = await deliveredOrder(app, shop)
  const one = await received(app, shop, await requested(app, order, lists))
  const parcels = async () =>
    (await app.ok('two', listQuarantine, { query: { top: 100 } })).filter(
      ({ return_id }) => return_id === one.id,
    )
  const [parcel] = await parcels()
  const body = {
    kind: 'restock',
    reason: 'Sin defecto',
    parcels: [{ id: parcel?.id ?? 0, quantity: 1 }],
  } as const
  const [exit] = await app.ok('two', takeOutOfQuarantine, withPhoto(body))
  await app.settled()
  const undo = { params: { id: exit?.id ?? 0 }, body: { reason: 'Era la otra bodega' } }
  await app.ok('two', undoQuarantineExit, undo)
  expect(await parcels()).toMatchObject([{ quantity: 1 }])
  await app.settled()
  const [again] = await app.ok('two', takeOutOfQuarantine, withPhoto(body))
  await app.settled()
  await app.ok('two', cancelReturn, { params: { id: one.id }, body: { reason: 'El cliente se los llevó' } })
  const refused = await app.refused('two', undoQuarantineExit, { ...undo, params: { id: again?.id ?? 0 } })
  expect(refused).toMatchObject({ code: 400, data: { rule: 'quarantine.refused.gone' } })
  expect(await parcels()).toEqual([])
  expect(await app.ok('two', getReturn, { params: { id: one.id } })).toMatchObject({ goods: null })
})

test('what is written off, claimed and put back goes with its cost, and what is restocked stays with it', async () => {
  const order = await deliveredOrder(app, shop, { quantity: 3 })
  const one = await received(app, shop, await requested(app, order, lists, { quantity: 3 }))
  const filter = `return_id:${one.id}`
  const [parcel] = await app.ok('two', listQuarantine, { query: { filter } })
  const parcels = [{ id: parcel?.id ?? 0, quantity: 1 }]
  const leave = async (kind: 'restock' | 'write_off' | 'claim', more: object = {}) => {
    const body = { kind, reason: 'Revisado en bodega', parcels, ...more }
    const [exit] = await app.ok('two', takeOutOfQuarantine, withPhoto(body))
    return exit?.id ?? 0
  }
  await leave('write_off')
  const claim = await leave('claim', { supplier: 'Calzado del Valle' })
  await leave('restock')
  await app.ok('two', undoQuarantineExit, { params: { id: claim }, body: { reason: 'Estaba bueno' } })
  const entries = await app
    .db('inventory.ledger')
    .where('return_id', one.id)
    .whereIn('kind', ['write_off', 'claim', 'restock', 'undo'])
    .orderBy('id')
    .select<object[]>('kind', 'on_hand_change', 'unit_cost')
  expect(entries).toEqual([
    { kind: 'write_off', on_hand_change: -1, unit_cost: 90_000 },
    { kind: 'claim', on_hand_change: -1, unit_cost: 90_000 },
    { kind: 'restock', on_hand_change: -1, unit_cost: null },
    { kind: 'restock', on_hand_change: 1, unit_cost: null },
    { kind: 'undo', on_hand_change: 1, unit_cost: 90_000 },
  ])
})
