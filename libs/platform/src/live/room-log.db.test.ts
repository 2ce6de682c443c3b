import { joinBus, type Bus } from '@deportivo/testkit/bus/bus'
import { openBus } from '@deportivo/testkit/bus/open-bus'
import type { Knex } from 'knex'
import { eventually } from '@deportivo/testkit/eventually'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Loop } from '../events/log/loop.ts'
import { invalidateRooms, pruneRooms, publishRow, readRoom } from './room-log.ts'
import type { RoomChange } from './tables.ts'
import { tailRooms } from './tail.ts'

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)
const seqs = (changes: RoomChange[] | null) => changes?.map((change) => change.seq)

describe('a room', () => {
  let bus: Bus
  beforeEach(async () => {
    bus = await openBus()
  })
  afterEach(() => bus.close())

  const publish = (room: string, key: number, row: unknown = { key }) =>
    bus.db.transaction(async (trx) =>
      publishRow(trx, { room, op: row === null ? 'remove' : 'upsert', key, row, pos: key }),
    )

  it('numbers its changes without a gap, also when writers roll back', async () => {
    const makers = range(1, 8).map(async (maker) => {
      for (const count of range(1, 10)) {
        const isCommitted = (maker + count) % 3 > 0
        const change = { room: 'dispatch:all', op: 'upsert', key: maker, row: { count }, pos: 1 } as const
        const trx = await bus.db.transaction()
        publishRow(trx, change)
        await (isCommitted ? trx.commit() : trx.rollback())
      }
    })
    await Promise.all(makers)
    const { seq, changes } = await readRoom(bus.db, 'dispatch:all', 0)
    expect(seq).toBeGreaterThan(50)
    expect(seqs(changes)).toEqual(range(1, seq))
  })

  it('returns the changes after a sequence in the form that browsers get', async () => {
    await publish('a', 1)
    await publish('a', 2, { state: 'packed' })
    await publish('a', 1, null)
    await publish('b', 9)
    expect(await readRoom(bus.db, 'a', 1)).toEqual({
      seq: 3,
      changes: [
        { seq: 2, op: 'upsert', id: 2, row: { state: 'packed' } },
        { seq: 3, op: 'remove', id: 1, row: null },
      ],
    })
    expect(await readRoom(bus.db, 'a', 3)).toEqual({ seq: 3, changes: [] })
  })

  it("requires the whole room when the caller's sequence is missing, too old or impossible", async () => {
    await publish('a', 1)
    expect(await readRoom(bus.db, 'a', null)).toEqual({ seq: 1, changes: null })
    expect(await readRoom(bus.db, 'a', 7)).toEqual({ seq: 1, changes: null })
    expect(await readRoom(bus.db, 'empty', 0)).toEqual({ seq: 0, changes: [] })
    await Promise.all(range(1, 600).map((key) => publish('long', key)))
    expect((await readRoom(bus.db, 'long', 1)).changes).toBeNull()
  })

  it('deletes changes older than an hour, and then requires the whole room', async () => {
    for (const key of range(1, 4)) await publish('a', key)
    await bus
      .db('bus.room_log')
      .where('room_seq', '<=', 2)
      .update({ at: new Date(Date.now() - 2 * 3_600_000) })
    await pruneRooms(bus.db)
    expect(await readRoom(bus.db, 'a', 1)).toEqual({ seq: 4, changes: null })
    expect(seqs((await readRoom(bus.db, 'a', 2)).changes)).toEqual([3, 4])
    await publish('a', 5)
    expect(seqs((await readRoom(bus.db, 'a', 2)).changes)).toEqual([3, 4, 5])
    // As if it was pruned between the two statements of a reader.
    await bus.db('bus.room_log').where({ room: 'a', room_seq: 4 }).delete()
    expect(await readRoom(bus.db, 'a', 2)).toEqual({ seq: 5, changes: null })
  })

  it('goes on far above after a restart of the server, which may have lost numbers that browsers have seen', async () => {
    for (const key of range(1, 3)) await publish('a', key)
    await bus.db('bus.rooms').update({ server_start: new Date('2026-01-01') })
    // Seen by a browser, and lost.
    expect(await readRoom(bus.db, 'a', 5)).toEqual({ seq: 3, changes: null })
    for (const key of range(4, 5)) await publish('a', key)
    const { seq } = await readRoom(bus.db, 'a', null)
    expect(seq).toBeGreaterThan(1000)
    for (const seen of [3, 5]) expect((await readRoom(bus.db, 'a', seen)).changes).toBeNull()
    expect(seqs((await readRoom(bus.db, 'a', seq - 2)).changes)).toEqual([seq - 1, seq])
  })

  it('states in its head which sequences are too old, so that their changes are not even read', async () => {
    const statementsFor = async (after: number) => {
      const sent: string[] = []
      const note = ({ sql }: { sql: string }) => void sent.push(sql)
      bus.db.on('query', note)
      const { changes } = await readRoom(bus.db, 'a', after)
      bus.db.off('query', note)
      return [changes === null ? 'whole room' : 'changes', sent.length]
    }
    for (const key of range(1, 4)) await publish('a', key)
    const old = bus.db('bus.room_log').where({ room: 'a' }).where('room_seq', '<=', 2)
    await old.update({ at: new Date(Date.now() - 2 * 3_600_000) })
    await pruneRooms(bus.db)
    expect(await statementsFor(1)).toEqual(['whole room', 1])
    expect(await statementsFor(2)).toEqual(['changes', 2])
    await bus.db.transaction(invalidateRooms)
    expect(await statementsFor(4)).toEqual(['whole room', 1])
    expect(await statementsFor(5)).toEqual(['changes', 2])
    // What was invalid before the next pruning is so after it.
    await bus.db('bus.room_log').update({ at: new Date(Date.now() - 2 * 3_600_000) })
    await pruneRooms(bus.db)
    expect(await statementsFor(4)).toEqual(['whole room', 1])
  })

  describe('that a gateway follows', () => {
    let received: Record<string, number[]>
    let tail: Loop | undefined
    const follow = async (on: Bus) => {
      received = {}
      tail = await tailRooms(on.deps, (room, changes) => {
        ;(received[room] ??= []).push(...changes.map((change) => change.seq))
      })
    }
    afterEach(() => tail?.stop())

    it('is received in order and without gaps, from then on', async () => {
      await publish('a', 1)
      await follow(bus)
      await Promise.all(range(1, 30).map((key) => publish(key % 2 ? 'a' : 'b', key)))
      bus.deps.wake.notify('rooms')
      await eventually(() => expect(received).toEqual({ a: range(2, 16), b: range(1, 15) }))
    })

    it('is received as it is read, without reading it, where this process changed it', async () => {
      const unread: RoomChange[] = []
      const statements: string[] = []
      const wake = { ...bus.deps.wake, fallbackMs: () => 60_000 }
      tail = await tailRooms({ ...bus.deps, wake }, (_, changes) => unread.push(...changes))
      await publish('a', 1)
      await eventually(() => expect(unread).toHaveLength(1))
      const note = ({ sql }: { sql: string }) => statements.push(sql)
      bus.db.on('query', note)
      await publish('a', 2, { at: new Date(0), missing: undefined })
      await bus.db.transaction(async (trx) => {
        for (const key of [3, 4]) publishRow(trx, { room: 'a', op: 'remove', key, row: null, pos: 1 })
      })
      await eventually(() => expect(unread).toHaveLength(4))
      expect(statements.filter((sql) => /from bus\.room_log/.test(sql))).toEqual([])
      bus.db.off('query', note)
      expect(unread).toEqual((await readRoom(bus.db, 'a', 0)).changes)
    })

    it('is received of a savepoint once the transaction around it is committed', async () => {
      const wake = { ...bus.deps.wake, fallbackMs: () => 60_000 }
      const keys: number[] = []
      tail = await tailRooms({ ...bus.deps, wake }, (_, changes) => keys.push(...changes.map(({ id }) => id)))
      const within = (outer: Knex, key: number, isGood = true) =>
        outer.transaction(async (trx) => {
          publishRow(trx, { room: 'a', op: 'upsert', key, row: {}, pos: 1 })
          if (!isGood) throw new Error('rolled back')
        })
      await bus.db.transaction(async (trx) => {
        await within(trx, 1)
        await within(trx, 2, false).catch(() => undefined)
      })
      const undone = bus.db.transaction(async (trx) => {
        await within(trx, 3)
        throw new Error('rolled back')
      })
      await undone.catch(() => undefined)
      await publish('a', 4)
      await eventually(() => expect(keys).toEqual([1, 4]))
    })

    it('is received in another process, also without a wake-up', async () => {
      const other = await joinBus(bus.url)
      await follow(other)
      await publish('a', 1)
      await eventually(() => expect(received).toEqual({ a: [1] }))
      await tail?.stop()
      await other.close()
    })
  })
})
