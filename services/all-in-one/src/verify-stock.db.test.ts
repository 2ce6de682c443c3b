import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { openShop, stockProduct } from '@deportivo/testkit/shop'
import { createDatabase } from '@deportivo/testkit/database'
import { afterAll, beforeAll, expect, test } from 'vitest'

const TOOL = fileURLToPath(new URL('./verify-stock.ts', import.meta.url))
let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
  await stockProduct(app, await openShop(app), 4)
})

afterAll(() => app.stop())

/** Runs the command; returns its output and exit code. */
async function verify(url: string): Promise<{ output: string; exit: number }> {
  const env = { ...process.env, DATABASE_URL: url }
  try {
    const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', TOOL], { env })
    return { output: stdout, exit: 0 }
  } catch (error) {
    const { stdout, stderr, code } = error as { stdout: string; stderr: string; code: number }
    return { output: stdout + stderr, exit: code }
  }
}

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

test('a database without the product has nothing to verify, which the message explains', async () => {
  const empty = await createDatabase({ name: 'empty' })
  const found = await verify(empty.url)
  await empty.drop()
  expect(found.exit).toBe(1)
  expect(found.output).toContain('start the product on this database first')
})
