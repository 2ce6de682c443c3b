import { setTimeout as sleep } from 'node:timers/promises'
import type { Knex } from 'knex'
import { makeOrders } from '../data/make-orders.ts'
import { STAGES } from '../data/order-stages.ts'
import { publishStaged, stageEvents } from '../data/publish-orders.ts'
import { untilCaughtUp } from '../parts/backlog.ts'

export interface EventRates {
  events: number
  /** Per second, from the first event in the outbox to the last one in the log, or applied by every consumer. */
  logged: number
  applied: number
}

async function untilOutboxIsEmpty(db: Knex): Promise<void> {
  for (;;) {
    const waiting = await db('bus.outbox').first<{ id: number } | undefined>('id')
    if (!waiting) return
    await sleep(5)
  }
}

/** The throughput of outbox, sequencer and log, and of all consumers, for a burst of events. */
export async function measureEvents(db: Knex, events: number): Promise<EventRates> {
  await stageEvents(db, await makeOrders(db, STAGES.validating_payment, events))
  await untilCaughtUp(db)
  const began = performance.now()
  await publishStaged(db)
  await untilOutboxIsEmpty(db)
  const logged = performance.now()
  await untilCaughtUp(db)
  const applied = performance.now()
  return { events, logged: (events / (logged - began)) * 1000, applied: (events / (applied - began)) * 1000 }
}
