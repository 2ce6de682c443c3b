import { expect, test } from 'vitest'
import { voucherRefusal, voucherShare } from './voucher-use.ts'

const VOUCHER = { available: 50_000 }

test('a voucher covers what is owed, and never more than is left of it', () => {
  expect(voucherShare(VOUCHER, 30_000)).toBe(30_000)
  expect(voucherShare(VOUCHER, 80_000)).toBe(50_000)
  expect(voucherShare(VOUCHER, -5_000)).toBe(0)
})

test('more than is left of a voucher, more than is owed, or nothing of it is refused before the server is asked', () => {
  expect(voucherRefusal(VOUCHER, 50_000, 50_000)).toBeNull()
  expect(voucherRefusal(VOUCHER, 50_001, 90_000)).toBe('more_than_left')
  expect(voucherRefusal(VOUCHER, 40_000, 39_999)).toBe('more_than_owed')
  expect(voucherRefusal(VOUCHER, 0, 39_999)).toBe('nothing')
  expect(voucherRefusal(undefined, 0, 39_999)).toBeNull()
})
