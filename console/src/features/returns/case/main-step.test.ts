import type { ReturnCase } from '@deportivo/contracts/returns/case'
import { expect, test } from 'vitest'
import { mainStep, waitsForPayment } from './main-step.ts'

const aCase = (
  next: readonly (readonly [string, boolean])[],
  paid: number | null,
  was_shipped = true,
): ReturnCase =>
  ({
    was_shipped,
    next: next.map(([step, allowed]) => ({ step, allowed })),
    difference: paid === null ? null : { amount: 20_000, paid, reported: 0 },
  }) as unknown as ReturnCase

test('the ordinary step of a received case is the exchange, and never what puts the goods on sale again', () => {
  const received = [
    ['pending', true],
    ['return_to_store', true],
    ['voucher', true],
    ['exchange_available', true],
    ['cancel', true],
  ] as const
  expect(mainStep(aCase(received, null))?.step).toBe('exchange_available')
  const without = received.filter(([step]) => step !== 'exchange_available')
  expect(mainStep(aCase(without, null))?.step).toBe('voucher')
  expect(mainStep(aCase([['return_to_store', true]], null))).toBeUndefined()
  expect(mainStep(aCase([['cancel', true]], null))).toBeUndefined()
})

test('a replacement is handed over here, unless a carrier brought the order or it may not be', () => {
  const held = [
    ['enlist', true],
    ['hand_over', true],
  ] as const
  expect(mainStep(aCase(held, null, false))?.step).toBe('hand_over')
  expect(mainStep(aCase(held, null, true))?.step).toBe('enlist')
  const unpaid = [
    ['enlist', true],
    ['hand_over', false],
  ] as const
  expect(mainStep(aCase(unpaid, null, false))?.step).toBe('enlist')
})

test('a difference comes first where the next step waits for it', () => {
  expect(waitsForPayment(aCase([['delivered', false]], 0))).toBe(true)
  expect(waitsForPayment(aCase([['delivered', false]], 20_000))).toBe(false)
  expect(waitsForPayment(aCase([['delivered', false]], null))).toBe(false)
  expect(waitsForPayment(aCase([['enlist', true]], 0))).toBe(false)
})
