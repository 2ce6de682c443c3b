import type { OrderPatch, OrderRecord } from '../order/order-record.ts'
import { saveOrder } from '../order/save-order.ts'
import type { ChangedOrder } from '../order/whole-order.ts'
import { changedSums, type Ledger } from '@deportivo/money/ledger'

interface MoneyEntry {
  /** Of its entry in the order's history. */
  step: string
  note?: string | null
  patch?: OrderPatch
}

/** Saves an order whose money alone changed. Its history entry can't be undone, so neither can the step before. */
export function saveMoney(
  ledger: Ledger<OrderRecord>,
  { step, note = null, patch = {} }: MoneyEntry,
): Promise<ChangedOrder> {
  const { trx, order, context } = ledger
  const entry = { step, note }
  const change = {
    ...entry,
    patch: { ...patch, ...changedSums(ledger) },
    event: 'order.fields_changed',
    history: { ...entry, before: null },
  } as const
  return saveOrder(trx, order, change, context)
}
