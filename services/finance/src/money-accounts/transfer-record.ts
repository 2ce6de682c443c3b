import type { MoneyTransfer } from '@deportivo/contracts/finance/money-transfers'
import { businessDay } from '@deportivo/platform/clock'
import { queryRows } from '@deportivo/platform/db/query-rows'
import { notFound } from '@deportivo/platform/http/refused'
import { defineRecord } from '@deportivo/platform/records/record'
import type { FieldErrors, RecordCall, RecordInput } from '@deportivo/platform/records/record-call'
import type { Knex } from 'knex'
import type { MoneyAccountRow, MoneyTransferRow } from '../tables.ts'
import { heldOn } from './balances.ts'

const FIELDS = ['date', 'from_account_id', 'to_account_id', 'amount', 'note'] as const

export type TransferFields = Partial<Pick<MoneyTransferRow, (typeof FIELDS)[number]>>

/**
 * Both accounts, locked: of two transfers at once the second counts with the first. In the order of their ids, which
 * prevents deadlocks.
 */
async function lockAccounts(trx: Knex.Transaction, ids: readonly number[]): Promise<MoneyAccountRow[]> {
  return trx('finance.money_accounts').whereIn('id', ids).orderBy('id').forUpdate()
}

/** No account may be left with less than nothing, neither on that day nor by what was entered since. */
async function amountError(
  { trx, audit }: RecordCall,
  { from_account_id, date, amount }: Pick<MoneyTransferRow, 'from_account_id' | 'date' | 'amount'>,
): Promise<FieldErrors> {
  const held = Math.min(
    await heldOn(trx, from_account_id, date),
    await heldOn(trx, from_account_id, businessDay(audit.at)),
  )
  if (amount <= held) return {}
  return { amount: { key: 'money_transfer.more_than_held', values: { held: { pesos: Math.max(held, 0) } } } }
}

type Given = Pick<MoneyTransferRow, 'date' | 'from_account_id' | 'to_account_id' | 'amount'>

async function errorsOf(call: RecordCall, given: Given): Promise<FieldErrors> {
  const { date, from_account_id, to_account_id } = given
  if (from_account_id === to_account_id) return { to_account_id: 'money_transfer.same_account' }
  const accounts = await lockAccounts(call.trx, [from_account_id, to_account_id])
  const isKnown = (id: number) => accounts.some((account) => account.id === id)
  if (!isKnown(from_account_id)) return { from_account_id: 'field.unknown_record' }
  if (!isKnown(to_account_id)) return { to_account_id: 'field.unknown_record' }
  if (date > businessDay(call.audit.at)) return { date: 'expense.in_future' }
  const closed = accounts.find(({ opened_on }) => date < opened_on)
  if (closed) return { date: { key: 'money_transfer.before_opening', values: { name: closed.name } } }
  return amountError(call, given)
}

// A transfer is entered whole, and never changed: it is undone.
const check = (call: RecordCall, { fields }: RecordInput<MoneyTransferRow, TransferFields>) =>
  errorsOf(call, fields as Given)

export type ShownTransfer = Omit<MoneyTransfer, 'created_at'> & { created_at: Date }

const TRANSFER = `
  select t.id, t.version, t.date, t.from_account_id, f.name as from_account_name, t.to_account_id,
    o.name as to_account_name, t.amount, t.note, t.created_by, t.created_at
  from finance.money_transfers t
  join finance.money_accounts f on f.id = t.from_account_id
  join finance.money_accounts o on o.id = t.to_account_id
  where t.id = :id`

/** One transfer with the names of its accounts, or 404. */
export async function readTransfer(db: Knex, id: number | string): Promise<ShownTransfer> {
  const [row] = await queryRows<ShownTransfer>(db, TRANSFER, { id: Number(id) })
  if (!row) throw notFound()
  return row
}

async function factsOf(row: MoneyTransferRow, trx: Knex.Transaction) {
  const accounts = await trx('finance.money_accounts').whereIn('id', [row.from_account_id, row.to_account_id])
  const nameOf = (id: number) => accounts.find((account) => account.id === id)?.name ?? ''
  const { id, version, date, from_account_id, to_account_id, amount, note } = row
  return {
    id,
    version,
    date,
    amount,
    note,
    from_account_id,
    from_account_name: nameOf(from_account_id),
    to_account_id,
    to_account_name: nameOf(to_account_id),
  }
}

const auditedOf = (fields: TransferFields) =>
  Object.fromEntries(FIELDS.filter((name) => name in fields).map((name) => [name, fields[name]]))

/** Money that moved from one account to another: one record, an entry in each. */
export const MONEY_TRANSFER = defineRecord<MoneyTransferRow, TransferFields, ShownTransfer>({
  table: 'finance.money_transfers',
  subject: 'money_transfer',
  nameOf: ({ id, date }) => `#${id} · ${date}`,
  dated: 'date',
  check,
  audited: auditedOf,
  auditedRow: auditedOf,
  event: { family: 'money_transfer', recordOf: factsOf },
  read: readTransfer,
})
