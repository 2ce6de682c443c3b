import {
  listQuarantine,
  listQuarantineExits,
  settleClaim,
  takeOutOfQuarantine,
  type QuarantineExit,
} from '@deportivo/contracts/catalogue/quarantine'
import { openCatalogue } from '@deportivo/testkit/open-catalogue'
import { inQuarantine, PARCEL_UNITS, withPhoto } from '@deportivo/testkit/returns/parcel'
import { describe, expect, it } from 'vitest'

const { app, shop } = await openCatalogue()

/** What a unit of the shop's products costs. */
const COST = 90_000

/** An open claim of the two units of a parcel. */
async function claimed(): Promise<QuarantineExit> {
  const order = await inQuarantine(app, shop, shop.stores[0])
  const filter = `order_id:${order.id}`
  const [parcel] = await app.ok('two', listQuarantine, { query: { filter } })
  const body = {
    ...{ kind: 'claim', reason: 'Suela despegada', supplier: 'Calzado del Valle' },
    parcels: [{ id: parcel?.id ?? 0, quantity: PARCEL_UNITS }],
  }
  const [claim] = await app.ok('two', takeOutOfQuarantine, withPhoto(body))
  if (!claim) throw new Error('a claim was opened')
  return claim
}

describe('the credit note of a claim', () => {
  it('is shown to users who see costs alone, as the value of what left is', async () => {
    const { id } = await claimed()
    await app.ok('two', settleClaim, { params: { id }, body: { credit: COST, note: 'NC 118' } })
    const shown = async (person: 'two' | 'winery_manager' | 'local_seller') =>
      (await app.ok(person, listQuarantineExits, { query: { filter: `id:${id}` } }))[0]
    expect(await shown('two')).toMatchObject({ credit: COST, value: PARCEL_UNITS * COST })
    expect(await shown('winery_manager')).toMatchObject({ credit: COST })
    expect(await shown('local_seller')).toMatchObject({
      ...{ id, state: 'settled', credit: null, value: null, order_id: null, return_id: null },
    })
  })
})
