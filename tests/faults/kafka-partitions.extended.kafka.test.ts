import { createKafka, TOPIC } from '@deportivo/platform/events/kafka/kafka'
import { LANES, laneOf } from '@deportivo/platform/events/log/lanes'
import { startEvents, type RunningEvents } from '@deportivo/platform/start-events'
import { witness, type Bus } from '@deportivo/testkit/bus/bus'
import { openBus } from '@deportivo/testkit/bus/open-bus'
import { kafkaBrokers } from '@deportivo/testkit/shared-servers'
import { eventually } from '@deportivo/testkit/eventually'
import { afterEach, beforeEach, expect, it } from 'vitest'

let bus: Bus
let events: RunningEvents
beforeEach(async () => {
  bus = await openBus({ KAFKA_BROKERS: kafkaBrokers() })
  events = await startEvents(bus.deps, { consumers: [witness('stock')], jobs: [] })
})
afterEach(async () => {
  await events.stop()
  await bus.close()
})

/** How many messages each partition of the topic ever had. */
async function sizes(): Promise<Map<number, number>> {
  const admin = createKafka([kafkaBrokers()], bus.deps.log).admin()
  await admin.connect()
  try {
    const offsets = await admin.fetchTopicOffsets(TOPIC)
    return new Map(offsets.map(({ partition, high }) => [partition, Number(high)]))
  } finally {
    await admin.disconnect()
  }
}

it('each lane of the log is a partition of the topic of its own', async () => {
  await bus.happen('a', [1])
  await eventually(async () => expect((await sizes()).size).toBe(LANES))
  const before = await sizes()
  const aggregates = ['b', 'c', 'd', 'e', 'f', 'g']
  const lanes = new Set(aggregates.map((id) => laneOf('shoe', id)))
  expect(lanes.size).toBeGreaterThan(2)
  for (const id of aggregates) await bus.happen(id, [1, 2])
  const grown = async () => {
    const after = await sizes()
    return new Set([...after.keys()].filter((lane) => (after.get(lane) ?? 0) > (before.get(lane) ?? 0)))
  }
  await eventually(async () => expect([...(await grown())]).toEqual(expect.arrayContaining([...lanes])))
})
