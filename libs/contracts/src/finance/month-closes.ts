import { Type, type Static } from 'typebox'
import { route, Strict } from '../route.ts'
import { ChangeReply, Day, Filled, Found, Id, IdParams, Instant, Nullable, Version } from '../shapes.ts'
import { Month } from './expense-budgets.ts'
import { AccountBalance } from './money-accounts.ts'
import { ReconciliationSums } from './reconciliation.ts'

const MonthClose = Type.Object({
  id: Id,
  version: Type.Integer(),
  month: Month,
  closed_by: Type.String(),
  closed_at: Instant,
  /** Null: it is closed. */
  reopened_by: Nullable(Type.String()),
  reopened_at: Nullable(Instant),
  reason: Nullable(Type.String()),
})
export type MonthClose = Static<typeof MonthClose>

const MonthCloses = Type.Object({
  /** Nothing that is dated on this day, or earlier, changes; null: no month is closed. */
  closed_through: Nullable(Day),
  /** The months that can be closed next, the oldest first: those that are over, until one was closed; then the next one. */
  next: Type.Array(Month),
  /** Newest first, those that were reopened too. */
  rows: Type.Array(MonthClose),
})
export type MonthCloses = Static<typeof MonthCloses>

const Sum = Type.Object({ count: Type.Integer(), amount: Type.Integer() })

const MonthPreview = Type.Object({
  as_of: Instant,
  from: Day,
  to: Day,
  /** That wait for approval, of the month or earlier: none may when it is closed. */
  expenses: Sum,
  /** Reported until the end of the month and confirmed neither then nor since: they count once they are confirmed. */
  payments: Sum,
  /** Opened until the end of the month and still open: their difference counts on the day on which they are closed. */
  shifts: Type.Array(
    Type.Object({ id: Id, cashier_name: Type.String(), opened_by: Type.String(), opened_at: Instant }),
  ),
  /** What each account had at the beginning of the month, what moved in it, and what it had at its end. */
  accounts: Type.Array(AccountBalance),
  /** Of each account with statements of which something is unmatched at the end of the month; it may stay so. */
  unmatched: Type.Array(
    Type.Object({ id: Id, name: Type.String(), lines: ReconciliationSums, entries: ReconciliationSums }),
  ),
})
export type MonthPreview = Static<typeof MonthPreview>

const TAG = 'finance'

export const MONTH_CLOSE_ROUTES = {
  list: route({
    method: 'GET',
    path: '/month-close',
    tag: TAG,
    summary: 'The months that are closed, and those that were reopened.',
    permission: ['read cash_flow', 'read expenses'],
    reply: Found(MonthCloses),
  }),
  preview: route({
    method: 'GET',
    path: '/month-close/preview',
    tag: TAG,
    summary: 'What is unfinished in a month, and what every account has at its end.',
    permission: 'manage cash_flow',
    query: Strict({ month: Month }),
    reply: Found(MonthPreview),
  }),
  close: route({
    method: 'POST',
    path: '/month-close',
    tag: TAG,
    summary:
      'Close a month that is over: nothing that is dated in it, or before, is created, changed or deleted afterwards. Months are closed in their order; one with expenses that wait for approval is refused.',
    permission: 'manage cash_flow',
    body: Strict({ month: Month }),
    reply: ChangeReply(MonthCloses),
  }),
  reopen: route({
    method: 'POST',
    path: '/month-close/:id/reopen',
    tag: TAG,
    summary: 'Reopen the month that was closed last, with the reason.',
    permission: 'reopen months',
    params: IdParams,
    body: Strict({ reason: Filled(500), version: Version }),
    reply: ChangeReply(MonthCloses),
  }),
}
