import { openBus } from '@deportivo/testkit/bus/open-bus'
import type { Bus } from '@deportivo/testkit/bus/bus'
import { startEvents } from '../../start-events.ts'
import { eventually } from '@deportivo/testkit/eventually'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { laneOf } from './lanes.ts'
import { readAfter } from './read-log.ts'

const LANE = laneOf('shoe', 'a')

describe('reading the log after a cursor', () => {
  let bus: Bus
  beforeEach(async () => {
    bus = await openBus()
    await bus.happen('a', [1])
    await bus.happen('a', [2], { type: 'shoe.admired' })
    await bus.happen('a', [3])
    await bus.happen('a', [4, 5], { type: 'shoe.admired' })
    const events = await startEvents(bus.deps, { consumers: [], jobs: [] })
    await eventually(async () => expect(await events.caughtUp()).toBe(true))
    await events.stop()
  })
  afterEach(() => bus.close())

  const read = async (lane_pos: number, limit: number, types: string[], families: string[] = []) => {
    const cursors = [{ lane: LANE, lane_pos }]
    const { events, reached } = await readAfter(bus.db, cursors, limit, { types, families })
    return { found: events.map((event) => event.lane_pos), reached }
  }
  const at = (lane_pos: number) => [{ lane: LANE, lane_pos }]

  it('returns the events of the given types, and goes past all others', async () => {
    expect(await read(0, 9, ['shoe.moved'])).toEqual({ found: [1, 3], reached: at(5) })
    expect(await read(3, 9, ['shoe.moved'])).toEqual({ found: [], reached: at(5) })
    expect(await read(0, 9, [], ['hat'])).toEqual({ found: [], reached: at(5) })
  })

  it('returns every event of the given families', async () => {
    expect(await read(0, 9, [], ['hat', 'shoe'])).toEqual({ found: [1, 2, 3, 4, 5], reached: at(5) })
  })

  it('goes no further than the last event that the limit lets it return', async () => {
    expect(await read(0, 1, ['shoe.moved'])).toEqual({ found: [1], reached: at(1) })
    expect(await read(1, 1, ['shoe.moved'])).toEqual({ found: [3], reached: at(3) })
  })

  it('returns whole events', async () => {
    const { events } = await readAfter(bus.db, at(2), 1, { types: ['shoe.moved'], families: [] })
    expect(events).toEqual([
      expect.objectContaining({ pos: 3, aggregate_version: 3, payload: { version: 3 } }),
    ])
    expect(Object.keys(events[0] ?? {}).sort()).toEqual(
      Object.keys((await bus.db('bus.event_log').first()) ?? {})
        .filter((name) => name !== 'logged_at')
        .sort(),
    )
  })
})
