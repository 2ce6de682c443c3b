import { expect, test } from 'vitest'
import { expiresSoon } from './voucher-expiry.ts'

test('a voucher is warned of from thirty days before it expires', () => {
  const now = Date.parse('2026-11-01T12:00:00.000Z')
  expect(expiresSoon({ expires_at: '2026-12-01T12:00:00.000Z' }, now)).toBe(true)
  expect(expiresSoon({ expires_at: '2026-12-01T12:00:00.001Z' }, now)).toBe(false)
})
