import {
  listQuarantine,
  takeOutOfQuarantine,
  undoQuarantineExit,
} from '@deportivo/contracts/catalogue/quarantine'
import type { ReturnCase } from '@deportivo/contracts/returns/case'
import { getReturn } from '@deportivo/contracts/returns/returns'
import { deliveredOrder, received, requested } from '@deportivo/testkit/returns/case'
import { openReturns } from '@deportivo/testkit/returns/open'
import { withPhoto } from '@deportivo/testkit/returns/parcel'
import { proveAfterEach } from '@deportivo/testkit/returns/proofs'
import { expect, it } from 'vitest'

const { app, shop, lists } = await openReturns()
proveAfterEach(app)

type Kind = 'restock' | 'write_off' | 'claim'

async function arrived(quantity: number): Promise<ReturnCase> {
  const order = await deliveredOrder(app, shop, { quantity })
  return received(app, shop, await requested(app, order, lists, { quantity }))
}

/** One unit of a case leaves quarantine; returns the number of its exit. */
async function leave({ id }: ReturnCase, kind: Kind): Promise<number> {
  const [parcel] = await app.ok('two', listQuarantine, { query: { filter: `return_id:${id}` } })
  const body = {
    kind,
    reason: 'Revisado en bodega',
    parcels: [{ id: parcel?.id ?? 0, quantity: 1 }],
    ...(kind === 'claim' && { supplier: 'Calzado del Valle' }),
  }
  const [exit] = await app.ok('two', takeOutOfQuarantine, withPhoto(body))
  return exit?.id ?? 0
}

async function goodsOf({ id }: ReturnCase) {
  await app.settled()
  const { goods, lost_units } = await app.ok('two', getReturn, { params: { id } })
  return { goods, lost_units }
}

const IN_QUARANTINE = { goods: 'quarantine', lost_units: 0 }

it.each([
  [['write_off', 'claim', 'restock'], 'sellable'],
  [['restock', 'claim', 'write_off'], 'written_off'],
  [['restock', 'write_off', 'claim'], 'claimed'],
] as const)('of units that leave quarantine by %s, the last makes the goods %s', async (kinds, goods) => {
  const one = await arrived(kinds.length)
  for (const kind of kinds) {
    expect(await goodsOf(one)).toEqual(IN_QUARANTINE)
    await leave(one, kind)
  }
  expect(await goodsOf(one)).toEqual({ goods, lost_units: 2 })
})

it('an exit that was undone decides nothing: the next one does', async () => {
  const one = await arrived(2)
  await leave(one, 'write_off')
  const claim = await leave(one, 'claim')
  expect(await goodsOf(one)).toEqual({ goods: 'claimed', lost_units: 2 })
  await app.ok('two', undoQuarantineExit, { params: { id: claim }, body: { reason: 'Estaba bueno' } })
  expect(await goodsOf(one)).toEqual(IN_QUARANTINE)
  await leave(one, 'restock')
  expect(await goodsOf(one)).toEqual({ goods: 'sellable', lost_units: 1 })
})
