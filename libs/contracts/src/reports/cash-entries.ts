import { Type, type Static } from 'typebox'
import { PaidSettlement } from '../paid-settlement.ts'
import { route, Strict } from '../route.ts'
import { Day, Found, Id, IdOrNone, Instant, Nullable, PAGE_QUERY, SignedPesos } from '../shapes.ts'

/** Payments of orders, money that carriers hand in, payments of dearer replacements, and so on. */
export const CASH_KINDS = [
  'order',
  'ct',
  'exchange',
  'reversal',
  'refund',
  'expense',
  'transfer',
  'drawer',
  'count',
] as const
export type CashKind = (typeof CASH_KINDS)[number]

/**
 * Where money is: in the drawer of a register, on its way from there to a bank, with a way of paying, or, of transfers,
 * in an account of the business. Expenses have ways of paying of their own, by names that the business chose; an account
 * names which of all these are its own.
 */
export const accountOf = {
  register: (id: number) => `register-${id}`,
  deposit: (id: number) => `deposit-${id}`,
  method: (id: number) => `method-${id}`,
  expense: (id: number) => `expense-${id}`,
  account: (id: number) => `account-${id}`,
} as const

/** What an account may have; beside these it has `account-<id>`, its transfers. */
export const LEDGER = '^(register|deposit|method|expense)-\\d{1,9}$'

export const Account = Type.String({ pattern: '^(register|deposit|method|expense|account)-\\d{1,9}$' })

export const CASH_FLOWS = ['all', 'in', 'out'] as const
export type CashFlow = (typeof CASH_FLOWS)[number]

export const CashEntry = Type.Object({
  /** Of the payment, the expense, the transfer or the shift that it is: `payment:12`. A transfer has two. */
  entry: Type.String(),
  day: Day,
  /** Null: only the day is known. */
  at: Nullable(Instant),
  account: Type.String(),
  /** Of the register, of the way of paying an expense or of the account; null: it is one of the methods of orders. */
  account_name: Nullable(Type.String()),
  kind: Type.Enum([...CASH_KINDS]),
  store_id: Nullable(Id),
  store_name: Nullable(Type.String()),
  /** The order, the expense, the transfer or the shift. */
  owner_id: Id,
  /** Of the order. */
  client_id: Nullable(Id),
  client_name: Nullable(Type.String()),
  /** Of the expense. */
  category_name: Nullable(Type.String()),
  /** The expense of a closed month that an expense corrects. */
  corrects_id: Nullable(Id),
  /** The settlement of a seller that an expense pays. */
  settlement: Nullable(PaidSettlement),
  note: Nullable(Type.String()),
  /** Negative: it went out. */
  amount: SignedPesos,
})
export type CashEntry = Static<typeof CashEntry>

export const CASH_ENTRIES_PER_PAGE = 50

/** The entries behind a figure of the cash flow. */
export const listCashEntries = route({
  method: 'GET',
  tag: 'reports',
  path: '/cash-flow/entries',
  summary:
    'The payments, refunds, expenses and differences of counted drawers behind a figure of the cash flow, the newest first, 50 to a page unless `top` is another number; `in` and `out` are what all of them come to.',
  permission: 'read cash_flow',
  query: Strict({
    flow: Type.Optional(Type.Enum([...CASH_FLOWS])),
    from: Type.Optional(Day),
    to: Type.Optional(Day),
    account: Type.Optional(Account),
    kind: Type.Optional(Type.Enum([...CASH_KINDS])),
    /** All that counts in an account of the business, since it was opened. */
    money_account_id: Type.Optional(Id),
    store_id: Type.Optional(IdOrNone),
    ...PAGE_QUERY,
  }),
  reply: Found(
    Type.Object({
      as_of: Instant,
      total: Type.Integer(),
      in: Type.Integer(),
      out: Type.Integer(),
      rows: Type.Array(CashEntry),
    }),
  ),
})
