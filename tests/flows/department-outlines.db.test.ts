import { listDepartments } from '@deportivo/contracts/clients/clients'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SHAPES } from '../../console/src/features/geo/outline.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

test('each department of the database has an outline on the map, and each outline is a department', async () => {
  const departments = await app.ok('two', listDepartments)
  const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id).sort((one, other) => one - other)
  expect(ids(SHAPES)).toEqual(ids(departments))
  expect(departments).toHaveLength(33)
})
