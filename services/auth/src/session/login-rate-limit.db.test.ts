import { afterAll, beforeAll, expect, test } from 'vitest'
import { startAuthAlone, type AuthAlone } from './auth-alone.test-data.ts'
import { deleteOldLimits, hitOrRefuse, WINDOW_MS } from './login-rate-limit.ts'

let auth: AuthAlone
beforeAll(async () => {
  auth = await startAuthAlone('login_limits')
})
afterAll(() => auth.stop())

test('old limits are deleted without waiting for the one that an attempt is counting', async () => {
  const { db } = auth
  const old = new Date('2026-03-02T08:00:00Z')
  const now = new Date(old.getTime() + WINDOW_MS)
  for (const key of ['10.0.0.1', '10.0.0.2']) await hitOrRefuse(db, { kind: 'address', key, now: old })
  const attempt = await db.transaction()
  await hitOrRefuse(attempt, { kind: 'address', key: '10.0.0.1', now: old })
  // Would wait for the attempt, which waits for this.
  await deleteOldLimits(db, now)
  await attempt.rollback()
  expect(await db('auth.pressure').pluck('key')).toEqual(['10.0.0.1'])
})
