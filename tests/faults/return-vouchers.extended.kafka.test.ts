import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listVouchers } from '@deportivo/contracts/orders/vouchers'
import { freePort } from '@deportivo/infra/embedded/server'
import { startKafka, type Kafka } from '@deportivo/infra/kafka/broker'
import { settleReturns } from '@deportivo/sales/vouchers/settle-returns'
import type { LoggedEvent } from '@deportivo/platform/service'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { deliveredOrder, moveCase, received, requested, returnLists } from '@deportivo/testkit/returns/case'
import { openShop, PRICE } from '@deportivo/testkit/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { proveCases } from '@deportivo/returns/proofs/prove-cases'

let dir: string
let port: number
let kafka: Kafka
let app: TestApp

/** A broker without a message: of what another one at its port had, it has lost everything. */
async function startEmpty(): Promise<void> {
  dir = await mkdtemp(join(tmpdir(), 'returns-kafka-'))
  kafka = await startKafka({ dir, port, log: () => undefined })
}

beforeAll(async () => {
  port = await freePort()
  await startEmpty()
  app = await startTestApp({ config: { kafkaBrokers: [kafka.brokers] } })
})
afterAll(async () => {
  await app.stop()
  await kafka.stop()
  await rm(dir, { recursive: true, force: true })
})

/** The events of cases again, each in a transaction of its own, as if they had never been read. */
async function readAgain(events: readonly LoggedEvent[]): Promise<void> {
  for (const event of events) {
    const handle = settleReturns.handles[event.type]
    if (handle) await app.db.transaction((trx) => handle(trx, event))
  }
}

test('a voucher of a return is issued once, however often Kafka delivers its event', async () => {
  const shop = await openShop(app)
  const lists = await returnLists(app)
  const order = await deliveredOrder(app, shop)
  const one = await received(app, shop, await requested(app, order, lists))
  await moveCase(app, one, { step: 'voucher', exchange_rate: lists.whole })
  await app.settled()
  const events = await app.db<LoggedEvent>('bus.event_log').where('aggregate_type', 'return').select('*')
  expect(events.map(({ type }) => type)).toContain('return.made_voucher')
  await readAgain(events)
  await Promise.allSettled([readAgain(events), readAgain(events)])
  await app.settled()
  const filter = `client_id:${order.client_id}`
  expect(await app.ok('two', listVouchers, { query: { filter } })).toMatchObject([
    { value: PRICE, return_id: one.id },
  ])
  expect((await proveCases(app.db)).differences).toEqual([])
})

test('a voucher and a charge that Kafka delayed, and then lost, are booked once', async () => {
  const shop = await openShop(app)
  const lists = await returnLists(app)
  const order = await deliveredOrder(app, shop)
  const half = { exchange_rate: lists.half }
  const settled = await received(app, shop, await requested(app, order, lists, half))
  const exchanged = await received(app, shop, await requested(app, order, lists, half))
  await app.settled()
  await kafka.kill()
  // No step waits for Kafka.
  await moveCase(app, settled, { step: 'voucher' })
  await moveCase(app, exchanged, { step: 'exchange_available', size_id: 41 })
  const lost = dir
  await startEmpty()
  await rm(lost, { recursive: true, force: true })
  const booked = () =>
    app
      .db('money.payments')
      .where('order_id', order.id)
      .whereIn('kind', ['return', 'exchange'])
      .orderBy('id')
      .select<object[]>('return_id', 'kind', 'amount')
  const credit = { return_id: settled.id, kind: 'return' }
  const charge = { return_id: exchanged.id, kind: 'exchange', amount: -PRICE / 2 }
  await expect.poll(booked, { timeout: 60_000 }).toEqual(
    // What the charge needs of the credit is no voucher.
    expect.arrayContaining([{ ...credit, amount: PRICE / 2 }, charge]),
  )
  await app.settled()
  expect((await booked()).filter((entry) => 'kind' in entry && entry.kind === 'exchange')).toEqual([charge])
  expect((await proveCases(app.db)).differences).toEqual([])
})
