import { seenBy, witness } from '@deportivo/testkit/bus/bus'
import { openBus } from '@deportivo/testkit/bus/open-bus'
import { eventually } from '@deportivo/testkit/eventually'
import { expect, it } from 'vitest'
import { connect } from '../../db/connect.ts'
import { removeEvents } from '../log/remove-events.ts'
import { readAsOf } from '../log/as-of.ts'
import { laneOf } from '../log/lanes.ts'
import { reportMissingEvents } from './missing-events.ts'
import { startEvents } from '../../start-events.ts'

const LATER = new Date(Date.now() + 3_600_000)

it('a lane whose newest event is missing is reported, dates what is read, and stops no consumer', async () => {
  const bus = await openBus()
  const first = await startEvents(bus.deps, { consumers: [], jobs: [] })
  await bus.happen('a', [1, 2])
  await eventually(async () => expect(await first.caughtUp()).toBe(true))
  await first.stop()
  expect(await readAsOf(bus.db, ['stock'], LATER)).toEqual(LATER)
  const owner = connect({ url: bus.url, as: 'owner', poolMax: 1 })
  await owner('bus.event_log').where({ aggregate_id: 'a', aggregate_version: 2 }).delete()
  await owner.destroy()

  const events = await startEvents(bus.deps, { consumers: [witness('stock')], jobs: [] })
  await eventually(async () => expect(await events.isReady()).toBe(true))
  expect(await seenBy(bus.db, 'stock')).toEqual({ a: [1] })
  const lane = laneOf('shoe', 'a')
  await eventually(() => expect(events.warnings().incomplete_lanes).toEqual([lane]))
  const [last] = await bus.db('bus.event_log').where({ aggregate_id: 'a' })
  expect(await readAsOf(bus.db, ['stock'], LATER)).toEqual(last?.occurred_at)
  const reports = () => bus.db('bus.event_log').where('type', 'reader.stopped').select('payload')
  await eventually(async () =>
    expect(await reports()).toEqual([
      { payload: { consumer: 'event log', aggregate_type: 'lane', aggregate_id: String(lane), pos: 2 } },
    ]),
  )
  await events.stop()
  expect(await reportMissingEvents(bus.deps, [])).toEqual([lane])
  expect(await bus.db('bus.outbox')).toEqual([])
  await bus.close()
})

it('a lane whose newest event was removed on purpose is not, until it loses a later one', async () => {
  const bus = await openBus()
  const owner = connect({ url: bus.url, as: 'owner', poolMax: 1 })
  const events = await startEvents(bus.deps, { consumers: [witness('stock')], jobs: [] })
  const caughtUp = () => eventually(async () => expect(await events.caughtUp()).toBe(true))
  await bus.happen('a', [1, 2])
  await caughtUp()
  await owner.transaction((trx) => removeEvents(trx, ['shoe']))
  expect(await bus.db('bus.event_log')).toEqual([])
  expect(await reportMissingEvents(bus.deps, [])).toEqual([])
  await bus.happen('a', [3])
  await caughtUp()
  expect(await seenBy(bus.db, 'stock')).toEqual({ a: [1, 2, 3] })
  await owner('bus.event_log').delete()
  expect(await reportMissingEvents(bus.deps, [])).toEqual([laneOf('shoe', 'a')])
  await events.stop()
  await owner.destroy()
  await bus.close()
})

it('what is read is not dated by an event that stayed where a later one was removed on purpose', async () => {
  const bus = await openBus()
  const owner = connect({ url: bus.url, as: 'owner', poolMax: 1 })
  const events = await startEvents(bus.deps, { consumers: [witness('stock')], jobs: [] })
  await bus.happen('a', [1, 2])
  await eventually(async () => expect(await events.caughtUp()).toBe(true))
  await owner('bus.event_log').where({ aggregate_id: 'a', aggregate_version: 2 }).delete()
  expect(await readAsOf(bus.db, ['stock'], LATER)).not.toEqual(LATER)
  await owner('bus.heads').update({ removed_to: owner.ref('pos') as unknown as number })
  expect(await readAsOf(bus.db, ['stock'], LATER)).toEqual(LATER)
  await events.stop()
  await owner.destroy()
  await bus.close()
})
