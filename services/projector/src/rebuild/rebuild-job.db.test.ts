import { getRebuild, requestRebuild } from '@deportivo/contracts/admin/rebuilds'
import { administrative } from '@deportivo/contracts/reports/administrative'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { eventually } from '@deportivo/testkit/eventually'
import { publishMany } from '@deportivo/testkit/events'
import { afterAll, beforeAll, expect, it } from 'vitest'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
  await publishMany(
    app.db,
    [1, 2, 3].map((id) => ({
      id,
      version: 1,
      state_id: 'delivered_customer',
      total_value: 100_000,
      checked_out_at: '2026-03-05T15:00:00.000Z',
      stock_left_at: '2026-03-06T15:00:00.000Z',
    })),
  )
  app.deps.wake.notify('outbox')
  await app.settled()
})
afterAll(() => app.stop())

const ended = () =>
  eventually(async () => {
    const newest = await app.ok('two', getRebuild)
    expect(newest?.ended_at ?? null).not.toBeNull()
    return newest
  })

it('makes wrong figures right for an administrator who asks for it, and shows the progress', async () => {
  expect(await app.ok('two', getRebuild)).toBeNull()
  const facts = () => app.db('read.sales_facts').orderBy('order_id').select()
  const right = await facts()
  await app.db('read.sales_facts').where('order_id', 2).update({ value: 1 })
  const requested = await app.ok('two', requestRebuild, { body: {} })
  expect(requested).toMatchObject({ state: 'waiting', done: 0, differences: null, ended_at: null })
  const newest = await ended()
  expect(newest).toMatchObject({ id: requested.id, state: 'finished', differences: 1 })
  expect(newest?.total).toBeGreaterThanOrEqual(3)
  expect(newest?.done).toBeGreaterThanOrEqual(newest?.total ?? Infinity)
  expect(await facts()).toEqual(right)
  // The new tables are read with the rights of the application.
  await app.ok('two', administrative.contract, { query: { from: '2026-03-05', to: '2026-03-06' } })
  const left = await app.db('pg_namespace').whereIn('nspname', ['read_next', 'read_old']).select('nspname')
  expect(left).toEqual([])
})

it('is done again after another one has ended', async () => {
  await app.ok('two', requestRebuild, { body: {} })
  expect(await ended()).toMatchObject({ state: 'finished', differences: 0 })
})

it('is refused while one goes on, until that has stood still for ten minutes', async () => {
  const now = app.deps.clock.now().getTime()
  const request = { requested_by: 'Adriana', requested_at: new Date(now - 9 * 60_000) }
  const [stuck] = await app.db('admin.rebuild_requests').insert(request).returning('id')
  const refused = await app.refused('two', requestRebuild, { body: {} })
  expect([refused.code, refused.message_key]).toEqual([400, 'rebuild.running'])
  await app
    .db('admin.rebuild_requests')
    .where({ id: stuck?.id ?? 0 })
    .update({ requested_at: new Date(now - 11 * 60_000) })
  expect(await app.ok('two', getRebuild)).toMatchObject({ id: stuck?.id, state: 'failed' })
  await app.ok('two', requestRebuild, { body: {} })
  expect(await ended()).toMatchObject({ state: 'finished' })
})

it('is for those who manage the settings', async () => {
  expect((await app.refused('one', requestRebuild, { body: {} })).code).toBe(403)
  expect((await app.refused('accounting_manager', getRebuild)).code).toBe(403)
})
