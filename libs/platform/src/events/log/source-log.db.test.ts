import type { Bus } from '@deportivo/testkit/bus/bus'
import { openBus } from '@deportivo/testkit/bus/open-bus'
import { describeEvents } from '@deportivo/testkit/suites/events-contract'
import { eventually } from '@deportivo/testkit/eventually'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { LoggedEvent } from '../../service.ts'
import { startRelay } from '../outbox/sequence.ts'
import { laneOf } from './lanes.ts'
import type { Loop } from './loop.ts'
import { readInOrder } from './read-log.ts'
import { createLogSource, type LogSource } from './source-log.ts'

describeEvents('the log in PostgreSQL', () => ({}))

describe('the log as source', () => {
  let bus: Bus
  let log: LogSource
  let relay: Loop | undefined
  beforeEach(async () => {
    bus = await openBus()
    log = await createLogSource(bus.deps)
  })
  afterEach(async () => {
    await relay?.stop()
    await log.loop.stop()
    await bus.close()
  })

  const relayTo = (onLogged: (events: LoggedEvent[]) => void) => {
    relay = startRelay(bus.deps, { most: 100, onLogged })
  }
  const atHand = () =>
    log.source.atHand({ lane: laneOf('shoe', 'a'), lane_pos: 0 }).map((event) => event.aggregate_version)
  const untilAtHand = (versions: number[]) => eventually(() => expect(atHand()).toEqual(versions))

  it('has the events that its own process moved to the log without reading them', async () => {
    const readsOfLog = vi.fn()
    bus.db.on('query', ({ sql }: { sql: string }) => {
      if (sql.includes('from bus.event_log')) readsOfLog()
    })
    relayTo(log.take)
    await bus.happen('a', [1, 2, 3])
    await untilAtHand([1, 2, 3])
    // The fallback poll finds nothing left to read either.
    await new Promise((resolve) => setTimeout(resolve, 400))
    expect(readsOfLog).not.toHaveBeenCalled()
  })

  it('reads the events that another process moved to the log before', async () => {
    let isOther = true
    relayTo((events) => {
      if (!isOther) log.take(events)
    })
    await bus.happen('a', [1, 2])
    await eventually(async () => expect(await readInOrder(bus.db, 0, 9)).toHaveLength(2))
    isOther = false
    await bus.happen('a', [3])
    await untilAtHand([1, 2, 3])
  })
})
