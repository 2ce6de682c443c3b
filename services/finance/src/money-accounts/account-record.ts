import type { MoneyAccount } from '@deportivo/contracts/finance/money-accounts'
import { accountOf } from '@deportivo/contracts/reports/cash-entries'
import { businessDay } from '@deportivo/platform/clock'
import { queryRow } from '@deportivo/platform/db/query-rows'
import { closedDayError, closedThrough } from '@deportivo/platform/records/closed-days'
import { withConstraintErrors } from '@deportivo/platform/records/constraints'
import { defineRecord } from '@deportivo/platform/records/record'
import type { FieldErrors, RecordCall, RecordInput } from '@deportivo/platform/records/record-call'
import type { Knex } from 'knex'
import type { MoneyAccountRow } from '../tables.ts'
import { ledgerChoices } from './balances.ts'

export type AccountFields = Partial<
  Pick<MoneyAccountRow, 'name' | 'opened_on' | 'opening_amount'> & { ledgers: string[] }
>
type StoredAccount = MoneyAccountRow & { ledgers: string[] }

const SUBJECT = 'money_account'
const LEDGERS = 'finance.money_account_ledgers'

/**
 * A ledger that another account has, or that is none: two accounts must not count the same money. Only added ones are
 * checked: a register that was deleted since must not block an unrelated change.
 */
async function ledgersError(
  { trx }: Pick<RecordCall, 'trx'>,
  { before, fields: { ledgers } }: RecordInput<StoredAccount, AccountFields>,
): Promise<FieldErrors> {
  const added = ledgers?.filter((ledger) => !before?.ledgers.includes(ledger)) ?? []
  if (added.length === 0) return {}
  const choices = new Map((await ledgerChoices(trx)).map((choice) => [choice.ledger, choice.account_id]))
  if (!added.every((ledger) => choices.has(ledger))) return { ledgers: 'field.unknown_record' }
  return added.some((ledger) => choices.get(ledger) !== null) ? { ledgers: 'money_account.taken' } : {}
}

const FIRST_TRANSFER = `
  select min(date) as first from finance.money_transfers where from_account_id = :id or to_account_id = :id`

async function openingError(
  { trx, audit }: Pick<RecordCall, 'trx' | 'audit'>,
  { before, fields: { opened_on } }: RecordInput<StoredAccount, AccountFields>,
): Promise<FieldErrors> {
  if (opened_on === undefined) return {}
  if (opened_on > businessDay(audit.at)) return { opened_on: 'expense.in_future' }
  if (before === null) return {}
  const { first } = await queryRow<{ first: string | null }>(trx, FIRST_TRANSFER, { id: before.id })
  return first !== null && first < opened_on ? { opened_on: 'money_account.after_transfers' } : {}
}

const PAST = ['opened_on', 'opening_amount'] as const

/** What an account had in a closed month is what it began with, and what its ledgers have in it. */
async function closedErrors(
  { trx }: Pick<RecordCall, 'trx'>,
  { before, fields }: RecordInput<StoredAccount, AccountFields>,
): Promise<FieldErrors> {
  const changed = PAST.find((name) => fields[name] !== undefined && fields[name] !== before?.[name])
  if (changed === undefined) return closedLedgersError(trx, before, fields)
  return closedDayError(trx, changed, [before?.opened_on, fields.opened_on])
}

const COUNTED = `
  select exists (
    select from read.cash_days where account = any(:ledgers) and day between :from and :to
  ) as is_counted`

/** A ledger with money in a closed month does not change its account. */
async function closedLedgersError(
  trx: Knex.Transaction,
  before: StoredAccount | null,
  { ledgers }: AccountFields,
): Promise<FieldErrors> {
  const closed = before && ledgers ? await closedThrough(trx) : null
  if (!before || !ledgers || closed === null) return {}
  const moved = [
    ...ledgers.filter((ledger) => !before.ledgers.includes(ledger)),
    ...before.ledgers.filter((ledger) => !ledgers.includes(ledger)),
  ]
  const given = { ledgers: moved, from: before.opened_on, to: closed }
  const { is_counted } = await queryRow<{ is_counted: boolean }>(trx, COUNTED, given)
  return is_counted ? { ledgers: 'month_close.ledgers' } : {}
}

const readLedgers = (db: Knex, id: number) =>
  db(LEDGERS)
    .where('account_id', id)
    .whereNot('ledger', accountOf.account(id))
    .orderBy('ledger')
    .pluck('ledger') as Promise<string[]>

async function writeLedgers(trx: Knex.Transaction, id: number, { ledgers }: AccountFields): Promise<void> {
  if (ledgers === undefined) return
  await trx(LEDGERS).where('account_id', id).delete()
  const rows = [...ledgers, accountOf.account(id)].map((ledger) => ({ ledger, account_id: id }))
  const unique = { money_account_ledgers_pkey: { ledgers: 'money_account.taken' } } as const
  await withConstraintErrors({ table: LEDGERS, unique }, trx(LEDGERS).insert(rows))
}

const AUDITED = ['name', 'opened_on', 'opening_amount'] as const

const auditedOf = ({ ledgers, ...fields }: AccountFields) => ({
  ...Object.fromEntries(AUDITED.flatMap((name) => (name in fields ? [[name, fields[name]]] : []))),
  ...(ledgers === undefined ? {} : { ledgers: ledgers.toSorted().join(', ') }),
})

/** What holds money of the business, with what it had at its beginning and what pays into it. */
export const MONEY_ACCOUNT = defineRecord<StoredAccount, AccountFields, MoneyAccount>({
  table: 'finance.money_accounts',
  subject: SUBJECT,
  nameOf: ({ name }) => name,
  unique: { money_accounts_name_key: { name: 'field.taken' } },
  check: async (call, input) => ({
    ...(await ledgersError(call, input)),
    ...(await openingError(call, input)),
    ...(await closedErrors(call, input)),
  }),
  columns: ({ ledgers: _ledgers, ...columns }) => columns,
  audited: auditedOf,
  auditedRow: auditedOf,
  parts: {
    read: async (trx, id) => ({ ledgers: await readLedgers(trx, Number(id)) }),
    write: (trx, id, fields) => writeLedgers(trx, Number(id), fields),
  },
  usedBy: [
    {
      kind: 'money_transfers',
      rows: (db, id) =>
        db('finance.money_transfers').whereRaw('? in (from_account_id, to_account_id)', [Number(id)]),
      id: 'id',
      name: 'id',
    },
    {
      kind: 'bank_statements',
      rows: (db, id) => db('finance.bank_statements').where('money_account_id', Number(id)),
      id: 'id',
      name: 'file_name',
    },
    {
      kind: 'month_closes',
      rows: (db, id) =>
        db('finance.month_closes')
          .whereNull('reopened_at')
          .whereRaw(
            "(select opened_on from finance.money_accounts where id = ?) < month + interval '1 month'",
            [Number(id)],
          ),
      id: 'id',
      name: 'month',
    },
  ],
  event: {
    family: 'catalogue',
    idOf: ({ id }) => `${SUBJECT}-${id}`,
    recordOf: ({ id, version, name, opened_on, opening_amount, ledgers }) => ({
      id,
      version,
      name,
      list: SUBJECT,
      values: { opened_on, opening_amount, ledgers: ledgers.join(' ') },
    }),
  },
  async read(db, id) {
    const row = await db('finance.money_accounts').where('id', Number(id)).first()
    if (!row) throw new Error('a saved account exists')
    const { version, name, opened_on, opening_amount } = row
    return { id: row.id, version, name, opened_on, opening_amount, ledgers: await readLedgers(db, row.id) }
  },
})
