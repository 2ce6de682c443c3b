import { orderStep, STEP_KEYS } from '@deportivo/lifecycle/order/steps'
import type { Knex } from 'knex'
import { expect, it } from 'vitest'
import { decideAct } from './step-acts.ts'
import type { StepCall } from './step-act.ts'

const ENDS_SALE = STEP_KEYS.filter((key) => orderStep(key).ends_sale)
// None of these acts reads anything of an order without expired holds: they are decided without a database.
const NO_DATABASE = undefined as unknown as Knex.Transaction
const order = { has_expired_holds: false }

it.each(ENDS_SALE)('%s does to the money what the table promises the user', async (key) => {
  const call = { order, body: { reason: 'Se arrepintió' } } as StepCall<typeof key>
  const { money } = await decideAct(NO_DATABASE, key, call)
  expect(money?.map(({ effect }) => effect)).toEqual(['void_payments', 'return_voucher', 'owe_refund'])
})
