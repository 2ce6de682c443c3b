import type { ExpenseEvent } from '@deportivo/contracts/events/expense'
import type { MoneyTransferEvent } from '@deportivo/contracts/events/money-transfer'
import { CASH_FIGURES } from '@deportivo/contracts/reports/sources'
import { consumerOf } from '../../engine/project.ts'
import type { FamilyEvent, Projection } from '../../engine/projection.ts'
import { publishFigures } from '../../engine/publish-figures.ts'
import { cashDays } from './cash-days.ts'
import type { CashEntry, CashMovement } from './cash-entry.ts'
import { ofDrawer, ofExpense, ofPayment, ofShift, ofTransfer } from './movements.ts'

type Family = 'payment' | 'expense' | 'money_transfer' | 'shift' | 'drawer'

function ofRecord(record: ExpenseEvent['record'] | MoneyTransferEvent['record']): readonly CashMovement[] {
  return 'category_id' in record ? ofExpense(record) : ofTransfer(record)
}

function movementsOf({ type, payload }: FamilyEvent<Family>): readonly CashMovement[] {
  if ('record' in payload) return type.endsWith('.deleted') ? [] : ofRecord(payload.record)
  if ('entry_id' in payload) return ofDrawer(payload)
  return 'payment_id' in payload ? ofPayment(payload) : ofShift(payload)
}

/** The movements of money, each in its register or bank; what is not confirmed, or no longer, has no row. */
export const cashReport: Projection<CashEntry, Family> = {
  consumer: CASH_FIGURES,
  families: ['payment', 'expense', 'money_transfer', 'shift', 'drawer'],
  table: 'cash_entries',
  aggregate: 'entry',
  isOfFamilies: true,
  // What moves between two accounts has a row in each.
  key: ['entry', 'account'],
  columns: ['version', 'day', 'at', 'kind', 'store_id', 'owner_id', 'amount'],
  fold(_, event) {
    const entry = `${event.aggregate_type}:${event.aggregate_id}`
    return movementsOf(event).map((movement) => ({ entry, version: event.aggregate_version, ...movement }))
  },
  sums: [cashDays],
}

export const cashReportConsumer = consumerOf(cashReport, (trx, changes) =>
  publishFigures(trx, cashReport.consumer, changes),
)
