import type { StepBodies } from '@deportivo/contracts/orders/steps'
import type { StepKey } from '@deportivo/lifecycle/order/steps'
import type { Knex } from 'knex'
import type { Static } from 'typebox'
import type { OrderPatch, OrderRecord } from '../order/order-record.ts'
import type { MoneyEffect } from '../money/effects.ts'
import type { CommandContext } from '@deportivo/platform/http/serve/command-context'
import type { LineBefore } from '../order/save-order.ts'
import type { Received } from '../stock-effects.ts'

export interface StepCall<K extends StepKey> {
  trx: Knex.Transaction
  /** Locked, as it is before the step. */
  order: OrderRecord
  body: Static<StepBodies[K]>
  context: CommandContext
}

/** What a step changes beyond its state: columns, money, and the note of the history. */
export interface StepResult {
  patch?: OrderPatch
  money?: MoneyEffect[]
  note?: string
  /** Lines that the step changed, as they were. */
  lines_before?: LineBefore[]
  /** What was returned, for the stock effect `quarantine`. */
  received?: Received
}

export type StepAct<K extends StepKey> = (call: StepCall<K>) => Promise<StepResult>
