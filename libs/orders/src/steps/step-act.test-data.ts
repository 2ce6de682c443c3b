import type { StepKey } from '@deportivo/lifecycle/order/steps'
import type { CommandContext } from '@deportivo/platform/http/serve/command-context'
import { Refused } from '@deportivo/platform/http/refused'
import type { OrderRecord } from '../order/order-record.ts'
import type { Known, ReadName } from './reads.ts'
import type { StepAct, StepCall, StepResult } from './step-act.ts'

export const NOW = new Date('2026-03-05T15:00:00Z')

/** An online order of two pairs at $ 100.000, of which nothing was paid. */
const anOrder = (more: Partial<OrderRecord> = {}): OrderRecord =>
  ({
    id: 1,
    state_id: 'pre_orden',
    type_order: 'online',
    total_value: 200_000,
    paid: 0,
    paid_confirmed: 0,
    paid_by_voucher: 0,
    total_first_payment: 0,
    voucher_value: 0,
    payment_method: null,
    units: 2,
    picked_units: 0,
    contact: null,
    municipality: null,
    notes: null,
    auxiliary_user_id: null,
    seller_reminded_at: null,
    ...more,
  }) as OrderRecord

const CONTEXT = {
  now: NOW,
  requestId: null,
  actor: { id: 9, name: 'Contab. 1', grants: { 'manage cashier': 'all' } },
  settings: { carriers: [{ name: 'Servientrega', guide_digits: '10', guide_pattern: null }] },
} as unknown as CommandContext

interface Given<K extends StepKey, R extends ReadName> {
  order?: Partial<OrderRecord>
  body?: Partial<StepCall<K>['body']>
  known?: Partial<Pick<Known, R>>
}

/** What an act decides of an order, a body and what was read. */
export function decide<K extends StepKey, R extends ReadName>(
  act: StepAct<K, R>,
  { order, body, known }: Given<K, R>,
): StepResult {
  return act.decide({
    order: anOrder(order),
    body: body as StepCall<K>['body'],
    known: known as Pick<Known, R>,
    context: CONTEXT,
  })
}

/** Why an act refuses: the texts of its fields, or the rule. */
export function refusal<K extends StepKey, R extends ReadName>(act: StepAct<K, R>, given: Given<K, R>) {
  try {
    decide(act, given)
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    const { errors, key } = error.refusal
    return errors ? Object.fromEntries(Object.entries(errors).map(([field, of]) => [field, of.key])) : key
  }
  return null
}
