import {
  listQuarantine,
  listQuarantineExits,
  settleClaim,
  takeOutOfQuarantine,
  type QuarantineExit,
} from '@deportivo/contracts/catalogue/quarantine'
import { explainLevel } from '@deportivo/contracts/catalogue/inventory'
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
    kind: 'claim',
    reason: 'Suela despegada',
    supplier: 'Calzado del Valle',
    parcels: [{ id: parcel?.id ?? 0, quantity: PARCEL_UNITS }],
  }
  const [claim] = await app.ok('two', takeOutOfQuarantine, withPhoto(body))
  if (!claim) throw new Error('a claim was opened')
  return claim
}

const onHand = async ({ product_id, size_id, store_id }: QuarantineExit) =>
  (await app.ok('two', explainLevel, { query: { product_id, size_id, store_id } })).on_hand

describe('the credit note of a claim', () => {
  it('is what the units cost that were not replaced, or more once that is confirmed', async () => {
    const claim = await claimed()
    expect(claim.value).toBe(PARCEL_UNITS * COST)
    const params = { id: claim.id }
    const refused = (body: object) => app.refused('two', settleClaim, { params, body })
    expect(await refused({ credit: PARCEL_UNITS * COST + 1 })).toMatchObject({
      code: 422,
      errors: {
        credit: [
          expect.stringMatching(
            /^Supera lo que costaron las unidades sin reponer \(\$\s180\.000\)\. Revise/,
          ) as string,
        ],
      },
    })
    const more = { replaced: 1, credit: COST + 1 }
    expect((await refused(more)).errors).toHaveProperty('credit')
    expect((await refused({ ...more, is_above_cost: false })).errors).toHaveProperty('credit')
    // Nothing was received with a refusal.
    expect(await onHand(claim)).toBe(0)
    expect(
      await app.ok('two', settleClaim, { params, body: { ...more, is_above_cost: true } }),
    ).toMatchObject({
      state: 'settled',
      replaced: 1,
      credit: COST + 1,
    })
    expect(await onHand(claim)).toBe(1)
  })

  it('needs no confirmation up to the cost, nor where no cost is known', async () => {
    const whole = await claimed()
    const body = { credit: PARCEL_UNITS * COST }
    await app.ok('two', settleClaim, { params: { id: whole.id }, body })
    const unknown = await claimed()
    await app.db('inventory.quarantine_exits').where('id', unknown.id).update({ unit_cost: null })
    await app.ok('two', settleClaim, { params: { id: unknown.id }, body: { credit: 9 * COST } })
  })

  it('is shown to users who see costs alone, as the value of what left is', async () => {
    const { id } = await claimed()
    await app.ok('two', settleClaim, { params: { id }, body: { credit: COST, note: 'NC 118' } })
    const shown = async (person: 'two' | 'winery_manager' | 'local_seller') =>
      (await app.ok(person, listQuarantineExits, { query: { filter: `id:${id}` } }))[0]
    expect(await shown('two')).toMatchObject({ credit: COST, value: PARCEL_UNITS * COST })
    expect(await shown('winery_manager')).toMatchObject({ credit: COST })
    expect(await shown('local_seller')).toMatchObject({
      id,
      state: 'settled',
      credit: null,
      value: null,
      order_id: null,
      return_id: null,
    })
  })
})
