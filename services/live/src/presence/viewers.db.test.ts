import { connect, type Knex } from '@deportivo/platform/db/connect'
import { migrate } from '@deportivo/platform/db/migrate'
import { busMigrations } from '@deportivo/platform/events/migrations'
import { createDatabase, type TestDatabase } from '@deportivo/testkit/database'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { liveMigrations } from '../migrations.ts'
import { removeViewers, storeViewers, readViewers, refreshViewers, type Window } from './viewers.ts'

describe('viewers', () => {
  let database: TestDatabase
  let db: Knex

  beforeAll(async () => {
    database = await createDatabase({ name: 'viewers' })
    db = connect({ url: database.url, as: 'owner', poolMax: 2 })
    await migrate(db, [busMigrations, liveMigrations])
    await db.raw('create schema read; create table read.dispatch_board (order_id integer, rooms text[])')
    await db('read.dispatch_board').insert({ order_id: 5, rooms: ['dispatch:all', 'dispatch:aux:7'] })
    await db('read.dispatch_board').insert({ order_id: 6, rooms: ['dispatch:all', 'dispatch:available'] })
  })
  beforeEach(async () => {
    await db.raw('truncate live.viewers, live.presence')
  })
  afterAll(async () => {
    await db.destroy()
    await database.drop()
  })

  const window = (id: string, userId: number, name: string, room = 'dispatch:all'): Window => ({
    id,
    data: { room, actor: { id: userId, name } },
  })
  const ana = [window('a1', 1, 'Ana'), window('a2', 1, 'Ana')] as const
  const seen = async () => (await readViewers(db)).map(({ name, order_id }) => [name, order_id])

  it('a user with two windows on a card is one viewer until both are closed', async () => {
    await storeViewers(db, [
      [ana[0], 5],
      [ana[1], 5],
    ])
    expect(await seen()).toEqual([['Ana', 5]])
    await removeViewers(db, [ana[0]])
    expect(await seen()).toEqual([['Ana', 5]])
    await removeViewers(db, ana)
    expect(await seen()).toEqual([])
  })

  it('open windows are refreshed, those of a dead gateway are deleted', async () => {
    for (const one of [...ana, window('b1', 2, 'Beto')]) await storeViewers(db, [[one, null]])
    await db.raw("update live.viewers set seen_at = now() - interval '61 seconds'")
    await refreshViewers(db, ana)
    expect(await seen()).toEqual([['Ana', null]])
    expect(await db('live.viewers').count('* as count').first()).toEqual({ count: 2 })
  })

  it('the viewer of a card is visible in the rooms of the card, the viewer of a board in the room of the board', async () => {
    await storeViewers(db, [[ana[0], 5]])
    await storeViewers(db, [[window('s1', 3, 'Sara', 'seller:3'), null]])
    expect(await readViewers(db)).toEqual([
      { user_id: 1, name: 'Ana', order_id: 5, rooms: ['dispatch:all', 'dispatch:aux:7'] },
      { user_id: 3, name: 'Sara', order_id: null, rooms: ['seller:3', 'dispatch:all'] },
    ])
  })

  it("a card outside the viewer's own board is ignored", async () => {
    await storeViewers(db, [[window('s1', 3, 'Sara', 'seller:3'), 5]])
    expect((await readViewers(db)).map(({ rooms }) => rooms)).toEqual([[]])
  })

  it('an assistant who views an order to be claimed is visible', async () => {
    await storeViewers(db, [[window('x1', 9, 'Eva', 'dispatch:aux:9'), 6]])
    expect((await readViewers(db)).map(({ rooms }) => rooms)).toEqual([
      ['dispatch:all', 'dispatch:available'],
    ])
  })

  it('the viewer of a card that is on no board is not published', async () => {
    await storeViewers(db, [[ana[0], 999]])
    expect((await readViewers(db)).map(({ rooms }) => rooms)).toEqual([[]])
  })
})
