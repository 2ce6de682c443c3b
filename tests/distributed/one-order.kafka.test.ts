import { randomUUID } from 'node:crypto'
import { openShift } from '@deportivo/contracts/finance/cashiers'
import { recordPayment } from '@deportivo/contracts/orders/payments'
import { getReturn } from '@deportivo/contracts/returns/returns'
import { SERVICES } from '@deportivo/infra/distributed/services'
import { createKafka, LOG_HEADER, TOPIC } from '@deportivo/platform/events/kafka/kafka'
import { readLogId } from '@deportivo/platform/events/log/read-log'
import type { LoggedEvent } from '@deportivo/platform/service'
import { checkedOut, step } from '@deportivo/testkit/order'
import {
  dearerExchange,
  deliveredOrder,
  moveCase,
  received,
  requested,
  returnLists,
} from '@deportivo/testkit/returns/case'
import { openShop } from '@deportivo/testkit/shop'
import { uploadPhoto } from '@deportivo/testkit/files/upload'
import { proveCases } from '@deportivo/returns/proofs/prove-cases'
import pino from 'pino'
import { kafkaBrokers } from '@deportivo/testkit/shared-servers'
import { describe, expect, it } from 'vitest'
import { openBoardClient } from '../faults/board-client.ts'
import { describeOneOrder } from '../flows/one-order.ts'
import { startDistributedShop, type DistributedShop } from './shopfront.ts'

describe('with one process per service, behind the edge', () => {
  let shop: DistributedShop
  describeOneOrder(async () => (shop = await startDistributedShop()))

  it('each service is a process of its own', async () => {
    expect([...(await shop.product.services()).keys()].sort()).toEqual([...SERVICES].sort())
  })

  it('Kafka transports every event of the log, each lane in its order', async () => {
    await shop.settled()
    const logged = await shop.db('bus.event_log').orderBy('pos').select<Position[]>('lane', 'lane_pos')
    expect(logged.length).toBeGreaterThan(0)
    const transported = await readTopic(await readLogId(shop.db), logged.length)
    for (const lane of new Set(logged.map((event) => event.lane)))
      expect(inLane(transported, lane)).toEqual(inLane(logged, lane))
  })

  it('a return case goes from its request to the delivered replacement, over the services of both', async () => {
    const goods = await openShop(shop)
    const lists = await returnLists(shop)
    const { cashier_id } = goods
    const one = await dearerExchange(shop, goods, await deliveredOrder(shop, goods), lists)
    await shop.settled()
    const params = { id: one.id }
    const { difference, sale_id } = await shop.ok('two', getReturn, { params })
    await shop.ok('two', openShift, { body: { cashier_id, base_amount: 0 } })
    const paid = { amount: difference?.amount ?? 0, payment_method: 1, cashier_id, return_id: one.id }
    await shop.ok('local_administrative', recordPayment, { params: { id: sale_id }, body: paid })
    expect(await moveCase(shop, one, { step: 'delivered' })).toMatchObject({
      state_id: 'return_delivered',
      difference: { is_paid: true },
    })
    const second = await received(
      shop,
      goods,
      await requested(shop, await deliveredOrder(shop, goods), lists),
    )
    await moveCase(shop, second, { step: 'voucher', exchange_rate: lists.whole })
    await shop.settled()
    const { voucher } = await shop.ok('two', getReturn, { params: { id: second.id } })
    expect(voucher).not.toBeNull()
    expect((await proveCases(shop.db)).differences).toEqual([])
  })

  it('a board over the edge’s socket has the card, and follows its next step', async () => {
    const { authorization } = await shop.as('head_dispatch')
    const order = await checkedOut(shop, await openShop(shop))
    await shop.settled()
    const board = openBoardClient(shop.product.address, authorization.replace('Bearer ', ''), 0)
    const isPaid = () => board.cards().get(order.id)?.payment_validated
    await expect.poll(isPaid, WAIT).toBe(false)
    await uploadPhoto(shop, 'two', order.id, 11)
    await step(shop, 'accounting_manager', order.id, { step: 'validate_payment' })
    await expect.poll(isPaid, WAIT).toBe(true)
    expect(board.reconnects()).toBe(0)
    board.close()
  })
})

const WAIT = { timeout: 30_000 }
type Position = Pick<LoggedEvent, 'lane' | 'lane_pos'>

const inLane = (events: readonly Position[], lane: number): number[] =>
  events.filter((event) => event.lane === lane).map((event) => event.lane_pos)

/** Reads a log's topics from the beginning until they have given that many events. */
async function readTopic(logId: string, count: number): Promise<Position[]> {
  const kafka = createKafka(kafkaBrokers().split(','), pino({ level: 'silent' }))
  const consumer = kafka.consumer({ groupId: `test-${randomUUID()}` })
  await consumer.connect()
  await consumer.subscribe({ topic: TOPIC, fromBeginning: true })
  const found: Position[] = []
  await new Promise<void>((resolve, reject) => {
    consumer
      .run({
        async eachMessage({ message }) {
          if (String(message.headers?.[LOG_HEADER]) !== logId) return
          found.push(JSON.parse(String(message.value)) as LoggedEvent)
          if (found.length === count) resolve()
        },
      })
      .catch(reject)
  })
  await consumer.disconnect()
  return found
}
