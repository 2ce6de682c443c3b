import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { openShop, stockProduct } from '@deportivo/testkit/shop'
import { createDatabase } from '@deportivo/testkit/database'
import { runTool } from '@deportivo/testkit/run-tool'
import { afterAll, beforeAll, expect, test } from 'vitest'

const TOOL = new URL('./verify-stock.ts', import.meta.url)
let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
  await stockProduct(app, await openShop(app), 4)
})

afterAll(() => app.stop())

const verify = (url: string) => runTool(TOOL, { DATABASE_URL: url })

test('beside a running server every level is proved, until one is changed behind the ledger', async () => {
  const url = app.deps.config.databaseOwnerUrl ?? ''
  const proved = await verify(url)
  expect(proved.exit).toBe(0)
  expect(proved.output).toContain('Every one of 4 levels')
  await app.db('inventory.levels').where('size_id', 40).update({ on_hand: 9 })
  const found = await verify(url)
  expect(found.exit).toBe(1)
  expect(found.output).toContain('size 40')
  expect(found.output).toContain('on hand 9, ledger 4')
})

test('a reader of the first lines ends the output, not the proof', async () => {
  const env = { ...process.env, DATABASE_URL: app.deps.config.databaseOwnerUrl ?? '' }
  const tool = `'${process.execPath}' --import tsx '${fileURLToPath(TOOL)}'`
  // The reader is gone when the first line is written.
  const { stdout, stderr } = await promisify(execFile)('sh', ['-c', `(${tool}; echo "exit $?" >&2) | true`], {
    env,
  })
  expect({ stdout, stderr }).toEqual({ stdout: '', stderr: 'exit 1\n' })
})

test('a database without the product has nothing to verify, which the message explains', async () => {
  const empty = await createDatabase({ name: 'empty' })
  const found = await verify(empty.url)
  await empty.drop()
  expect(found.exit).toBe(1)
  expect(found.output).toContain('start the product on this database first')
})
