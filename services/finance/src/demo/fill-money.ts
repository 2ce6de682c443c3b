import { accountOf } from '@deportivo/contracts/reports/cash-entries'
import { PAYMENT_METHODS } from '@deportivo/lifecycle/payment-methods'
import { businessDay } from '@deportivo/platform/clock'
import { LOCKS } from '@deportivo/platform/db/locks'
import type { Actor } from '@deportivo/platform/http/guard/actor'
import { callAt } from '@deportivo/platform/records/record-call'
import { createRecord } from '@deportivo/platform/records/save-record'
import type { Deps } from '@deportivo/platform/service'
import type { Knex } from 'knex'
import { MONEY_ACCOUNT } from '../money-accounts/account-record.ts'
import { MONEY_TRANSFER } from '../money-accounts/transfer-record.ts'

const DAY_MS = 86_400_000

interface DemoAccount {
  name: string
  opening_amount: number
  methods: readonly (typeof PAYMENT_METHODS)[number]['key'][]
  /** Ways of paying expenses, by name. */
  payments: readonly string[]
  /** The cash in the drawers of the registers, or what they deposit; null: neither. */
  cashiers: 'drawer' | 'deposits' | null
}

/** What holds the money of the demo company, since how many days, and who enters it. */
export interface DemoMoney {
  days: number
  accounts: readonly DemoAccount[]
  /** Accounts by their position; days ago. */
  transfer: { from: number; to: number; days: number; amount: number; note: string }
  findActor: (trx: Knex.Transaction) => Promise<Actor>
}

async function ledgersOf(trx: Knex.Transaction, { methods, payments, cashiers }: DemoAccount) {
  const registers = await trx('money.published_cashiers').orderBy('id').pluck<number[]>('id')
  const ways = await trx('finance.expense_payments')
    .whereIn('name', [...payments])
    .orderBy('id')
    .pluck('id')
  const ofRegister = cashiers === 'drawer' ? accountOf.register : accountOf.deposit
  return [
    ...PAYMENT_METHODS.filter(({ key }) => methods.includes(key)).map(({ id }) => accountOf.method(id)),
    ...ways.map(accountOf.expense),
    ...(cashiers === null ? [] : registers.map(ofRegister)),
  ]
}

/** Accounts with what they had, and a transfer between two; does nothing once there is an account. */
export async function fillMoney(deps: Deps, money: DemoMoney): Promise<void> {
  await deps.db.transaction(async (trx) => {
    await trx.raw('select pg_advisory_xact_lock(?)', [LOCKS.demo])
    if (await trx('finance.money_accounts').first('id')) return
    const actor = await money.findActor(trx)
    const daysAgo = (days: number) => new Date(deps.clock.now().getTime() - days * DAY_MS)
    const opened = callAt({ deps, trx, actor }, daysAgo(money.days))
    const ids: number[] = []
    for (const account of money.accounts) {
      const { name, opening_amount } = account
      const ledgers = await ledgersOf(trx, account)
      const fields = { name, opening_amount, opened_on: businessDay(opened.audit.at), ledgers }
      ids.push((await createRecord(opened, MONEY_ACCOUNT, { fields })).id)
    }
    const { from, to, days, amount, note } = money.transfer
    const moved = callAt({ deps, trx, actor }, daysAgo(days))
    const fields = {
      date: businessDay(moved.audit.at),
      amount,
      note,
      from_account_id: ids[from] ?? 0,
      to_account_id: ids[to] ?? 0,
    }
    await createRecord(moved, MONEY_TRANSFER, { fields, set: { created_by: actor.name } })
  })
}
