import type { ReturnCase } from '@deportivo/contracts/returns/case'
import { expect, test } from 'vitest'
import { mainStep, waitsForPayment } from './main-step.ts'

const aCase = (next: readonly (readonly [string, boolean])[], paid: number | null): ReturnCase =>
  ({
    next: next.map(([step, allowed]) => ({ step, allowed })),
    difference: paid === null ? null : { amount: 20_000, paid, reported: 0 },
  }) as unknown as ReturnCase

test('the step that leads on comes before those back and out', () => {
  const received = [
    ['pending', true],
    ['cancel', true],
    ['return_to_store', true],
    ['voucher', true],
  ] as const
  expect(mainStep(aCase(received, null))?.step).toBe('return_to_store')
  expect(mainStep(aCase([['cancel', true]], null))).toBeUndefined()
})

test('a difference comes first where the next step waits for it', () => {
  expect(waitsForPayment(aCase([['delivered', false]], 0))).toBe(true)
  expect(waitsForPayment(aCase([['delivered', false]], 20_000))).toBe(false)
  expect(waitsForPayment(aCase([['delivered', false]], null))).toBe(false)
  expect(waitsForPayment(aCase([['enlist', true]], 0))).toBe(false)
})
