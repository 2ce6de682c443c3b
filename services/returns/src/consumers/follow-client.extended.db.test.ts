import { mergeClients, undoMerge } from '@deportivo/contracts/clients/merge'
import { listVouchers } from '@deportivo/contracts/orders/vouchers'
import { undoStep } from '@deportivo/contracts/orders/orders'
import { listClientLines } from '@deportivo/contracts/returns/groups'
import type { ReturnEvent } from '@deportivo/contracts/events/return'
import type { OrderEvent } from '@deportivo/contracts/events/order'
import { getReturn, listReturns, undoReturnStep } from '@deportivo/contracts/returns/returns'
import type { LoggedEvent } from '@deportivo/platform/service'
import { deliveredOrder, moveCase, received, requested, sentPicture } from '@deportivo/testkit/returns/case'
import { openReturns } from '@deportivo/testkit/returns/open'
import { proveAfterEach } from '@deportivo/testkit/returns/proofs'
import { addClient } from '@deportivo/testkit/shop'
import { describe, expect, it } from 'vitest'
import { storeSoldLines } from './store-sold-lines.ts'

const { app, shop, lists } = await openReturns()
proveAfterEach(app)

const NAME = 'Deportes Uno'

/** A delivered order of a client that is registered twice. */
async function deliveredTwice() {
  const order = await deliveredOrder(app, shop)
  return { order, duplicate: order.client_id, remaining: await addClient(app, undefined, NAME) }
}

const merged = (remaining: number, duplicate_id: number) =>
  app.ok('two', mergeClients, { params: { id: remaining }, body: { duplicate_id } })
const undone = (id: number) => app.ok('two', undoMerge, { params: { id }, body: {} })
const present = (id: number) => app.ok('two', getReturn, { params: { id } })
const linesOf = async (id: number) => app.ok('two', listClientLines, { params: { id } })
const vouchersOf = async (id: number) => {
  await app.settled()
  return app.ok('two', listVouchers, { query: { filter: `client_id:${id}` } })
}
const casesOf = (id: number) =>
  app.db('returns.cases').where('client_id', id).orderBy('id').select('id', 'client_name')
const factsOf = (id: number) => app.db('read.return_facts').where('client_id', id).select('return_id')

describe('what a merged client may return', () => {
  it('is returned by the other one, and by the first again once the merge is undone', async () => {
    const { order, remaining, duplicate } = await deliveredTwice()
    const { merge_id } = await merged(remaining, duplicate)
    await app.settled()
    expect(await linesOf(duplicate)).toEqual([])
    expect(await linesOf(remaining)).toMatchObject([{ sale_id: order.id }])
    const one = await requested(app, order, lists)
    expect(one).toMatchObject({ client_name: NAME })
    await undone(merge_id)
    await app.settled()
    expect(await linesOf(remaining)).toEqual([])
    expect(await linesOf(duplicate)).toMatchObject([{ sale_id: order.id }])
    expect(await casesOf(duplicate)).toMatchObject([{ id: one.id, client_name: order.client_name }])
  })
})

describe('a return that was requested before the merge', () => {
  it('follows with its next version and an event, its report too, and its last step can be undone', async () => {
    const { order, remaining, duplicate } = await deliveredTwice()
    const one = await received(app, shop, await requested(app, order, lists))
    await merged(remaining, duplicate)
    await app.settled()
    const moved = await present(one.id)
    expect(moved).toMatchObject({ client_name: NAME, version: one.version + 1, state_id: one.state_id })
    const listed = await app.ok('two', listReturns, { query: { search: NAME } })
    expect(listed.map(({ id }) => id)).toContain(one.id)
    const [event] = await app
      .db('bus.event_log')
      .where({ aggregate_type: 'return', aggregate_id: String(one.id), aggregate_version: moved.version })
      .select<LoggedEvent[]>('*')
    expect(event?.type).toBe('return.fields_changed')
    expect((event?.payload as ReturnEvent).return_case.client_id).toBe(remaining)
    expect([await factsOf(remaining), await factsOf(duplicate)]).toEqual([[{ return_id: one.id }], []])
    const undoing = { params: { id: one.id }, body: { version: moved.version } }
    expect(await app.ok('head_dispatch', undoReturnStep, undoing)).toMatchObject({
      state_id: 'return_pending',
      client_name: NAME,
    })
  })

  it('owes its voucher to the client that its order has, whichever event arrives first', async () => {
    const { order, remaining, duplicate } = await deliveredTwice()
    const one = await received(app, shop, await requested(app, order, lists))
    const [, { merge_id }] = await Promise.all([
      moveCase(app, one, { step: 'voucher', exchange_rate: lists.whole }),
      merged(remaining, duplicate),
    ])
    expect(await vouchersOf(remaining)).toMatchObject([{ origin: 'return' }])
    expect(await vouchersOf(duplicate)).toEqual([])
    // It was issued after the merge, for an order that goes back.
    await undone(merge_id)
    expect(await vouchersOf(remaining)).toEqual([])
    expect(await vouchersOf(duplicate)).toMatchObject([{ origin: 'return' }])
  })

  it('was exchanged: also the replacement, which no order has, is the other client’s', async () => {
    const { order, remaining, duplicate } = await deliveredTwice()
    const one = await received(app, shop, await requested(app, order, lists, { exchange_rate: lists.whole }))
    await moveCase(app, one, { step: 'exchange_available', size_id: 41 })
    await sentPicture(app, one)
    await moveCase(app, one, { step: 'enlist' })
    const [, { merge_id }] = await Promise.all([
      moveCase(app, one, { step: 'delivered' }),
      merged(remaining, duplicate),
    ])
    await app.settled()
    expect((await linesOf(remaining)).map(({ size_id }) => size_id)).toEqual([40, 41])
    expect(await linesOf(duplicate)).toEqual([])
    await undone(merge_id)
    await app.settled()
    expect(await linesOf(remaining)).toEqual([])
    expect((await linesOf(duplicate)).map(({ size_id }) => size_id)).toEqual([40, 41])
  })
})

describe('events of orders', () => {
  it('that are older than what is stored, or arrive twice, move nothing', async () => {
    const { order, remaining, duplicate } = await deliveredTwice()
    const one = await requested(app, order, lists)
    await merged(remaining, duplicate)
    await app.settled()
    const { version } = await present(one.id)
    const events = await app
      .db('bus.event_log')
      .where({ aggregate_type: 'order', aggregate_id: String(order.id) })
      .orderBy('aggregate_version')
      .select<LoggedEvent[]>('*')
    const older = events.filter(({ payload }) => (payload as OrderEvent).order.client_id === duplicate)
    for (const again of [older, events])
      await app.db.transaction((trx) => storeSoldLines.batch?.(trx, again) ?? Promise.resolve())
    expect(await present(one.id)).toMatchObject({ client_name: NAME, version })
    expect(await linesOf(duplicate)).toEqual([])
  })

  it('and a request at the same time leave no case with the client that went', async () => {
    for (let round = 0; round < 5; round++) {
      const { order, remaining, duplicate } = await deliveredTwice()
      await merged(remaining, duplicate)
      const [, asked] = await Promise.allSettled([app.settled(), requested(app, order, lists)])
      expect(asked.status).toBe('fulfilled')
      await app.settled()
      expect(await casesOf(duplicate)).toEqual([])
      expect(await casesOf(remaining)).toHaveLength(1)
    }
  })

  it('of an undone delivery move its cancelled cases too', async () => {
    const { order, remaining, duplicate } = await deliveredTwice()
    const one = await requested(app, order, lists)
    await moveCase(app, one, { step: 'cancel', observation: 'x' })
    const undoing = { params: { id: order.id }, body: { reason: 'x' } }
    await app.ok('two', undoStep, undoing)
    await app.settled()
    await merged(remaining, duplicate)
    await app.settled()
    expect(await casesOf(remaining)).toMatchObject([{ id: one.id, client_name: NAME }])
  })
})
