import type { Bus } from '@deportivo/testkit/bus/bus'
import { openBus } from '@deportivo/testkit/bus/open-bus'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Knex } from 'knex'
import { eventually } from '@deportivo/testkit/eventually'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { LoggedEvent } from '../../service.ts'
import { append } from './append.ts'
import { LANES, laneOf } from '../log/lanes.ts'
import { readInOrder } from '../log/read-log.ts'
import { startRelay } from './sequence.ts'

const WRITERS = 16
const EVENTS_EACH = 40
const META = { actor_id: 1, actor_name: 'Ana', profile_id: 'administrator', request_id: 'r-1' }

describe('the sequencer', () => {
  let bus: Bus
  beforeEach(async () => {
    bus = await openBus()
  })
  afterEach(() => bus.close())

  const sequenceAll = async (most = 0) => {
    const { rows } = await bus.db.raw<{ rows: (LoggedEvent & { moved: number })[] }>(
      'select * from bus.sequence_outbox(1000, ?)',
      [most],
    )
    return { moved: rows[0]?.moved ?? 0, events: rows.map(({ moved: _, ...event }) => event) }
  }

  /** Half of the writers share four shoes; some wait before the commit, some roll back. */
  async function write(writer: number, versions: Map<string, number>): Promise<void> {
    for (let count = 0; count < EVENTS_EACH; count++) {
      const shoe = writer % 2 === 0 ? `shared-${(writer + count) % 4}` : `own-${writer}`
      const changesMind = Math.random() < 0.1
      await bus.db
        .transaction(async (trx) => {
          await trx.raw('select pg_advisory_xact_lock(hashtext(?))', [shoe])
          const version = (versions.get(shoe) ?? 0) + 1
          const event = {
            aggregate_type: 'shoe',
            aggregate_id: shoe,
            aggregate_version: version,
            type: 'shoe.moved',
          }
          append(trx, { ...event, payload: { writer, count }, meta: META })
          await sleep(Math.random() * 4)
          if (changesMind) throw new Error('changed my mind')
          versions.set(shoe, version)
        })
        .catch((error: Error) => expect(error.message).toBe('changed my mind'))
      bus.deps.wake.notify('outbox')
    }
  }

  /** Follows the log by position, as the publisher does. */
  async function follow(isOver: () => boolean): Promise<LoggedEvent[]> {
    const read: LoggedEvent[] = []
    for (;;) {
      const wasOver = isOver()
      const next = await readInOrder(bus.db, read.at(-1)?.pos ?? 0, 100)
      read.push(...next)
      if (wasOver && next.length === 0) return read
      await sleep(1)
    }
  }

  it('loses, duplicates and reorders nothing of sixteen writers, with three relays at once', async () => {
    const passedOn: LoggedEvent[] = []
    const options = { most: 500, onLogged: (events: LoggedEvent[]) => void passedOn.push(...events) }
    const relays = [1, 2, 3].map(() => startRelay(bus.deps, options))
    const versions = new Map<string, number>()
    let isOver = false
    const reading = follow(() => isOver)
    await Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer, versions)))
    await eventually(async () => expect(await bus.db('bus.outbox').select()).toEqual([]))
    isOver = true
    const events = await reading
    await Promise.all(relays.map((relay) => relay.stop()))
    expect(passedOn.sort((a, b) => a.pos - b.pos)).toEqual(events)

    const committed = [...versions.values()].reduce((sum, version) => sum + version, 0)
    expect(events.map((event) => event.pos)).toEqual(
      Array.from({ length: committed }, (_, index) => index + 1),
    )
    for (const [shoe, version] of versions) {
      const its = events.filter((event) => event.aggregate_id === shoe)
      expect(its.map((event) => event.aggregate_version)).toEqual(
        Array.from({ length: version }, (_, i) => i + 1),
      )
    }
    for (let lane = 0; lane < LANES; lane++) {
      const its = events.filter((event) => event.lane === lane)
      expect(its.map((event) => event.lane_pos)).toEqual(its.map((_, index) => index + 1))
      expect(its.every((event) => laneOf('shoe', event.aggregate_id) === lane)).toBe(true)
    }
  })

  it('stores an event that the database appends like one that is appended here', async () => {
    const ids = Array.from({ length: 40 }, (_, nth) => ['7', 'Ñandú', `${nth * 7919}`][nth % 3] + `-${nth}`)
    for (const id of ids)
      await bus.db.raw('select bus.append_event(?, ?, 1, ?, 1, ?, ?, now())', [
        'shoe',
        id,
        'shoe.moved',
        { to: id },
        META,
      ])
    const rows = await bus.db('bus.outbox').orderBy('id').select('aggregate_id', 'lane', 'payload', 'meta')
    expect(rows).toEqual(
      ids.map((id) => ({ aggregate_id: id, lane: laneOf('shoe', id), payload: { to: id }, meta: META })),
    )
  })

  it('stores an event as it was appended', async () => {
    const occurredAt = new Date('2026-03-01T10:00:00Z')
    const appended = { aggregate_type: 'shoe', aggregate_id: 7, aggregate_version: 3, type: 'shoe.moved' }
    await bus.db.transaction(async (trx) =>
      append(trx, { ...appended, payload: { to: 'Cali' }, meta: META, occurred_at: occurredAt }),
    )
    await sequenceAll()
    const [event] = await readInOrder(bus.db, 0, 10)
    expect(event).toMatchObject({
      ...appended,
      aggregate_id: '7',
      pos: 1,
      lane_pos: 1,
      schema_version: 1,
      payload: { to: 'Cali' },
      meta: META,
      occurred_at: occurredAt,
    })
  })

  it('gets the events of a transaction from one statement, in the order in which they were appended', async () => {
    const statements: string[] = []
    bus.db.on('query', ({ sql }: { sql: string }) => void statements.push(sql))
    const shoe = (trx: Knex.Transaction, aggregate_id: string, aggregate_version: number) => {
      const event = { aggregate_type: 'shoe', aggregate_id, aggregate_version, type: 'shoe.moved' }
      append(trx, { ...event, payload: { "it's": ['{"a": null}', 'ñ \\ ,'] }, meta: META })
    }
    await bus.db.transaction(async (trx) => {
      shoe(trx, 'b', 1)
      shoe(trx, 'a', 1)
      const savepoint = trx.transaction(async (inner) => {
        shoe(inner, 'a', 2)
        throw new Error('changed my mind')
      })
      await expect(savepoint).rejects.toThrow('changed my mind')
      shoe(trx, 'b', 2)
      await trx.transaction(async (inner) => shoe(inner, 'a', 2))
      shoe(trx, 'c', 1)
      shoe(trx, 'a', 3)
    })
    // The first two before the savepoint, `b 2` before the next one, that one's, and the last two at the end.
    expect(statements.filter((sql) => sql.includes('bus.outbox'))).toHaveLength(4)
    await sequenceAll()
    const events = await readInOrder(bus.db, 0, 10)
    expect(events.map((event) => `${event.aggregate_id} ${event.aggregate_version}`)).toEqual([
      'b 1',
      'a 1',
      'b 2',
      'a 2',
      'c 1',
      'a 3',
    ])
    expect(events[0]?.payload).toEqual({ "it's": ['{"a": null}', 'ñ \\ ,'] })
  })

  it('refuses a second event for the same version of an aggregate', async () => {
    await bus.happen('a', [1])
    await expect(bus.happen('a', [1])).rejects.toThrow(/unique/)
  })

  it('sets aside an event whose version the log already has, and moves the others', async () => {
    await bus.happen('a', [1])
    await sequenceAll()
    await bus.happen('b', [1])
    await bus.happen('a', [1])
    await bus.happen('c', [1])
    expect((await sequenceAll()).moved).toBe(3)
    const events = await readInOrder(bus.db, 0, 10)
    expect(events.map(({ pos, aggregate_id }) => [pos, aggregate_id])).toEqual([
      [1, 'a'],
      [2, 'b'],
      [3, 'c'],
    ])
    expect(await bus.db('bus.collided_events').select('aggregate_id')).toEqual([{ aggregate_id: 'a' }])
  })

  it('returns the events it moved, unless they are more than asked for', async () => {
    await bus.happen('a', [1, 2, 3])
    const { moved, events } = await sequenceAll(3)
    expect({ moved, events }).toEqual({ moved: 3, events: await readInOrder(bus.db, 0, 10) })
    await bus.happen('a', [4, 5])
    expect(await sequenceAll(1)).toMatchObject({ moved: 2, events: [{ pos: null }] })
    expect(await sequenceAll(1)).toEqual({ moved: 0, events: [] })
  })

  it('finds the new events by their index, without reading the moved ones that vacuum has not removed', async () => {
    await bus.happen('a', [1, 2, 3])
    const { rows } = await bus.db.transaction(async (trx) => {
      await trx.raw('select * from bus.sequence_outbox(1000, 3)')
      return trx.raw<{ rows: { seq_scan: number }[] }>(
        "select seq_scan from pg_stat_xact_user_tables where schemaname = 'bus' and relname = 'outbox'",
      )
    })
    expect(rows).toEqual([{ seq_scan: 0 }])
  })

  it('forbids the application role to change or delete events of the log', async () => {
    await bus.happen('a', [1])
    await sequenceAll()
    await expect(bus.db('bus.event_log').update({ type: 'other' })).rejects.toThrow(/permission denied/)
    await expect(bus.db('bus.event_log').delete()).rejects.toThrow(/permission denied/)
  })

  it('moves events that were committed without a wake-up', async () => {
    const relay = startRelay(
      {
        ...bus.deps,
        wake: {
          notify: () => undefined,
          notifyOthers: () => undefined,
          fallbackMs: () => 250,
          on: () => () => undefined,
          close: async () => undefined,
        },
      },
      { most: 0, onLogged: () => undefined },
    )
    await bus.happen('a', [1, 2])
    await eventually(async () => expect(await readInOrder(bus.db, 0, 10)).toHaveLength(2))
    await relay.stop()
  })
})
