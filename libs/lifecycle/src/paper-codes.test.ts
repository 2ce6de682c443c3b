import { expect, test } from 'vitest'
import { orderCode, readCode, returnCode, unitCode } from './paper-codes.ts'

test('a printed code is parsed to what was printed', () => {
  expect(readCode(orderCode(1042))).toEqual({ kind: 'order', id: 1042 })
  expect(readCode(returnCode(88))).toEqual({ kind: 'return', id: 88 })
  expect(readCode(unitCode(31, 9))).toEqual({ kind: 'unit', product_id: 31, size_id: 9 })
})

test('a scanner with another keyboard layout is understood', () => {
  expect(readCode("vta'1042")).toEqual({ kind: 'order', id: 1042 })
  expect(readCode('REF/31?9')).toEqual({ kind: 'unit', product_id: 31, size_id: 9 })
})

test('a carrier’s number is none of our codes', () => {
  for (const text of ['99984143442', 'VTA-', 'VTA-12x', 'XVTA-12', 'REF-31'])
    expect(readCode(text)).toBeNull()
})
