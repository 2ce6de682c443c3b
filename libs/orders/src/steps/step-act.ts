import type { StepBodies } from '@deportivo/contracts/orders/steps'
import type { StepKey } from '@deportivo/lifecycle/order/steps'
import type { CommandContext } from '@deportivo/platform/http/serve/command-context'
import type { Static } from 'typebox'
import type { MoneyEffect } from '../money/effects.ts'
import type { OrderPatch, OrderRecord } from '../order/order-record.ts'
import type { Received } from '../stock-effects.ts'
import type { Known, ReadName } from './reads.ts'

export interface StepCall<K extends StepKey> {
  /** Locked, as it is before the step. */
  order: OrderRecord
  body: Static<StepBodies[K]>
  context: CommandContext
}

/** What a step changes beyond its state: columns, the note of the history, and effects that the kernel does. */
export interface StepResult {
  patch?: OrderPatch
  note?: string
  money?: readonly MoneyEffect[]
  /** Lines of which every unit is picked now. */
  picked?: readonly number[]
  /** What was returned, for the stock effect `quarantine`. */
  received?: Received
  /** Of an order that ends: units that time released, and that are gone. */
  short_units?: number
}

/** What a step does beyond the table's row: decided without a database, from the order and what is read before. */
export interface StepAct<K extends StepKey, R extends ReadName = never> {
  reads?: readonly R[]
  decide: (call: StepCall<K> & { known: Pick<Known, R> }) => StepResult
}
