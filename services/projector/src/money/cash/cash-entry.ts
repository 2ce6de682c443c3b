import type { CashKind } from '@deportivo/contracts/reports/cash-entries'

/** A movement of money: an entry of a cash register or a bank. A row of read.cash_entries. */
export interface CashEntry {
  /** Of the payment, the expense, the transfer or the shift that it is: `payment:12`. */
  entry: string
  version: number
  day: string
  /** Null: only the day is known. */
  at: string | null
  account: string
  kind: CashKind
  /** 0: of no store. */
  store_id: number
  /** The order, the expense, the transfer or the shift. */
  owner_id: number
  /** Negative: it went out. */
  amount: number
}

export type CashMovement = Omit<CashEntry, 'entry' | 'version'>
