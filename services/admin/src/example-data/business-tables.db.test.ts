import { getExampleData } from '@deportivo/contracts/admin/example-data'
import { connect } from '@deportivo/platform/db/connect'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { businessTables } from './business-tables.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

it('a rebuild beside it is neither a fault nor a sign that something was entered', async () => {
  const before = await app.ok('two', getExampleData)
  const tables = await businessTables(app.db)
  const owner = connect({ url: app.deps.config.databaseOwnerUrl ?? '', as: 'owner', poolMax: 1 })
  await owner.raw('create schema read_next')
  await owner.raw('create table read_next.order_facts (order_id integer)')
  expect(await app.ok('two', getExampleData)).toEqual(before)
  expect(await businessTables(app.db)).toEqual(tables)
  await owner.raw('drop schema read_next cascade')
  await owner.destroy()
  expect(tables.map(({ schema }) => schema)).not.toContain('rebuild')
})
