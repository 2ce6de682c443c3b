import type { PayloadOf } from '@deportivo/contracts/events/families'
import { connect, type Knex } from '@deportivo/platform/db/connect'
import { migrate } from '@deportivo/platform/db/migrate'
import { busMigrations } from '@deportivo/platform/events/migrations'
import type { LoggedEvent } from '@deportivo/platform/service'
import { createDatabase, type TestDatabase } from '@deportivo/testkit/database'
import { MORNING, orderEvent, type GivenOrder } from '@deportivo/testkit/events'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { projectorMigrations } from '../migrations.ts'
import { clientsReportConsumer } from './clients-report.ts'
import { placesReportConsumer } from './places-report.ts'

const MEDELLIN = { city_id: 5_001, city_name: 'Medellín', department_id: 5 }

describe('where orders go and clients live follows their events', () => {
  let database: TestDatabase
  let db: Knex

  beforeAll(async () => {
    database = await createDatabase({ name: 'places_report' })
    db = connect({ url: database.url, as: 'owner', poolMax: 2 })
    await migrate(db, [busMigrations, projectorMigrations])
  })
  const empty = () =>
    db.raw(
      `truncate read.place_facts, read.place_days, read.place_subcategories, read.client_facts, read.client_places,
         read.report_names, bus.rooms, bus.room_log`,
    )
  beforeEach(empty)
  afterAll(async () => {
    await db.destroy()
    await database.drop()
  })

  const happen = (...given: GivenOrder[]) => apply(given.map((one) => orderEvent(one)))
  const apply = (events: LoggedEvent[]) =>
    db.transaction(async (trx) => placesReportConsumer.batch?.(trx, events))
  const days = async () =>
    (await db('read.place_days').orderBy(['day', 'city_id'])).map((row) => [
      row.day,
      row.department_id,
      row.city_id,
      row.count,
      row.value,
    ])
  const subcategories = async () =>
    (await db('read.place_subcategories').orderBy(['city_id', 'subcategory_id'])).map((row) => [
      row.city_id,
      row.subcategory_id,
      row.count,
      row.units,
      row.value,
    ])

  it('an order counts in its city on the day of its checkout in Bogotá, once it is sold', async () => {
    await happen({ version: 1, state_id: 'pre_orden', checked_out_at: null })
    expect([await days(), await subcategories()]).toEqual([[], []])
    expect(await db('bus.room_log')).toEqual([])
    await happen({ version: 2, checked_out_at: '2026-03-06T04:30:00.000Z' })
    expect(await days()).toEqual([['2026-03-05', 11, 11_001, 1, 200_000]])
    expect(await subcategories()).toEqual([[11_001, 1, 1, 2, 200_000]])
    expect(await db('bus.room_log')).toHaveLength(1)
  })

  it('moves with its order to another city, late or not, and leaves no row behind', async () => {
    await happen({ version: 1 }, { id: 2, version: 1 })
    await happen({ version: 2, ...MEDELLIN })
    expect(await days()).toEqual([
      ['2026-03-05', 5, 5_001, 1, 200_000],
      ['2026-03-05', 11, 11_001, 1, 200_000],
    ])
    await happen({ id: 2, version: 2, ...MEDELLIN, total_value: 50_000 })
    expect(await days()).toEqual([['2026-03-05', 5, 5_001, 2, 250_000]])
    expect((await subcategories()).map(([city]) => city)).toEqual([5_001])
  })

  it('a cancelled order counts nowhere, and counts again once that is undone', async () => {
    await happen({ version: 1 }, { version: 2, state_id: 'cancelled' })
    expect([await days(), await subcategories()]).toEqual([[], []])
    await happen({ version: 3 })
    expect(await days()).toEqual([['2026-03-05', 11, 11_001, 1, 200_000]])
  })

  it('an order without a city counts without one', async () => {
    await happen({ version: 1, city_id: null, city_name: null, department_id: null })
    expect(await days()).toEqual([['2026-03-05', 0, 0, 1, 200_000]])
  })

  it('a subcategory counts an order once, however many lines have it, and has its newest name', async () => {
    const [line] = orderEvent({}).payload.order.lines
    if (!line) throw new Error('the order of tests has no line')
    const named = { ...line, line_id: 2, subcategory_name: 'Trail', quantity: 1, price: 90_000 }
    await happen({ version: 1 })
    await happen({ version: 2, lines: [named, { ...named, line_id: 3 }, { ...named, subcategory_id: 4 }] })
    expect(await subcategories()).toEqual([
      [11_001, 1, 1, 2, 180_000],
      [11_001, 4, 1, 1, 90_000],
    ])
    expect(await db('read.report_names').orderBy('key').pluck('name')).toEqual(['Trail', 'Trail'])
  })

  const lives = Array.from({ length: 30 }, (_, index) => {
    const id = index + 1
    const place = id % 2 ? MEDELLIN : {}
    return [
      { id, version: 1, state_id: 'pre_orden', checked_out_at: null },
      { id, version: 2, ...place, total_value: 1_000 * id },
      ...(id % 3 ? [] : [{ id, version: 3, state_id: 'cancelled' }]),
      ...(id % 6 ? [] : [{ id, version: 4, ...MEDELLIN, total_value: 500, checked_out_at: MORNING }]),
    ].map((one) => orderEvent(one))
  })

  it('whichever order comes first, and however events are batched, the figures are the same', async () => {
    const found: unknown[] = []
    for (const [turn, batch] of [
      [1, 1],
      [7, 4],
      [13, 25],
    ] as const) {
      await empty()
      const left = lives.map((life) => [...life])
      const mixed: LoggedEvent[] = []
      for (let at = 0; left.some((life) => life.length > 0); at += turn) {
        const next = left.filter((life) => life.length > 0)[
          at % left.filter((life) => life.length > 0).length
        ]
        const event = next?.shift()
        if (event) mixed.push(event)
      }
      for (let at = 0; at < mixed.length; at += batch) await apply(mixed.slice(at, at + batch))
      found.push([await days(), await subcategories()])
    }
    expect(found[0]).toEqual([
      [
        ['2026-03-05', 5, 5_001, 15, 152_500],
        ['2026-03-05', 11, 11_001, 10, 150_000],
      ],
      expect.any(Array) as unknown[],
    ])
    expect(found[1]).toEqual(found[0])
    expect(found[2]).toEqual(found[0])
  })

  const client = (
    id: number,
    version: number,
    given: Partial<PayloadOf<'client'>['record']> = {},
    type = 'changed',
  ) => {
    const record = {
      id,
      version,
      client_type: 'final',
      type_of_person: 1,
      city_id: 11_001,
      department_id: 11,
    }
    const rest = { code_id: null, seller_id: null, created_at: MORNING }
    const event = orderEvent({ id, version })
    const payload = { changed: [], record: { ...record, ...rest, ...given } }
    return { ...event, aggregate_type: 'client', type: `client.${type}`, payload }
  }
  const live = (...events: LoggedEvent[]) =>
    db.transaction(async (trx) => clientsReportConsumer.batch?.(trx, events))
  const places = async () =>
    (await db('read.client_places').orderBy(['city_id', 'client_type'])).map((row) => [
      row.department_id,
      row.city_id,
      row.client_type,
      row.count,
    ])

  it('a client counts where they live now, by their type of now, until they are deleted', async () => {
    await live(client(1, 1, {}, 'created'), client(2, 1, {}, 'created'), client(2, 1, {}, 'created'))
    expect(await places()).toEqual([[11, 11_001, 'final', 2]])
    await live(client(2, 2, { city_id: 5_001, department_id: 5, client_type: 'reseller' }))
    expect(await places()).toEqual([
      [5, 5_001, 'reseller', 1],
      [11, 11_001, 'final', 1],
    ])
    await live(client(1, 2, {}, 'deleted'))
    expect(await places()).toEqual([[5, 5_001, 'reseller', 1]])
  })

  it('a client that is merged into another is gone, and is there again once that is undone', async () => {
    const [created, other] = [client(1, 1, {}, 'created'), client(2, 1, {}, 'created')]
    const merged = client(2, 2, { merged_into: 1 }, 'deleted')
    const undone = client(2, 3, { merged_into: null }, 'created')
    await live(created, other, merged)
    expect(await places()).toEqual([[11, 11_001, 'final', 1]])
    await live(undone, undone)
    expect(await places()).toEqual([[11, 11_001, 'final', 2]])
    await live(
      client(2, 4, { merged_into: 1 }, 'deleted'),
      client(2, 5, { city_id: 5_001, department_id: 5 }, 'created'),
    )
    expect(await places()).toEqual([
      [5, 5_001, 'final', 1],
      [11, 11_001, 'final', 1],
    ])
  })
})
