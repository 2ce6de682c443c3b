import { setTimeout as sleep } from 'node:timers/promises'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import pg from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'

const SECONDS = 15
// Wake-ups carry the work of one process: more would be polls that a quiet night pays for.
const MOST_PER_SECOND = 5

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

it('a process without callers sends few statements', async () => {
  // The first looks of recurring work are over.
  await sleep(5_000)
  const ofPool = vi.fn()
  app.db.on('query', ofPool)
  // Those of jobs and wake-ups: the pool's connections have a function of their own.
  const ofOthers = vi.spyOn(pg.Client.prototype, 'query')
  await sleep(SECONDS * 1_000)
  const sent = ofPool.mock.calls.length + ofOthers.mock.calls.length
  ofOthers.mockRestore()
  expect(ofPool).toHaveBeenCalled()
  expect(sent).toBeLessThanOrEqual(MOST_PER_SECOND * SECONDS)
}, 60_000)
