import { Type, type Static } from 'typebox'
import { listRoute } from '../list-route.ts'
import { Attachment, File, ORDER_FILE } from '../orders/files.ts'
import { PaidSettlement } from '../paid-settlement.ts'
import { PaidFromDrawer, PettyCash } from './petty-cash.ts'
import { recordContracts } from '../record-contracts.ts'
import { route, Strict } from '../route.ts'
import {
  ChangeReply,
  Day,
  Filled,
  Found,
  Id,
  IdParams,
  Instant,
  Nullable,
  Pesos,
  SignedPesos,
  Text,
  Version,
} from '../shapes.ts'

/** Only approved ones count in the results. */
export const EXPENSE_STATES = ['pending', 'approved', 'refused'] as const

const MOST_TEXT = 500

/** More is a slip of the finger. */
const MOST_PESOS = 10_000_000_000

export const Amount = Type.Integer({ minimum: 1, maximum: MOST_PESOS })

/** What an expense is entered with, and what a recurring one has too. */
export const SPENT = {
  amount: Amount,
  category_id: Id,
  payment_id: Id,
  financial_situation_id: Id,
  store_id: Id,
  note: Type.Optional(Nullable(Text(MOST_TEXT))),
}

export const SPENT_ROW = {
  amount: Pesos,
  category_id: Id,
  category_name: Type.String(),
  payment_id: Id,
  payment_name: Type.String(),
  financial_situation_id: Id,
  financial_situation_name: Type.String(),
  store_id: Id,
  store_name: Type.String(),
  note: Nullable(Type.String()),
}

const ROW = {
  id: Id,
  version: Type.Integer(),
  date: Day,
  ...SPENT_ROW,
  /** Negative: a correction by which less was spent. */
  amount: SignedPesos,
  state: Type.Enum([...EXPENSE_STATES]),
  /** The user who approved or refused it; null: it needed no approval. */
  decided_by: Nullable(Type.String()),
  decided_at: Nullable(Instant),
  /** Why it was refused. */
  reason: Nullable(Type.String()),
  /** The recurring expense that made it. */
  recurring_id: Nullable(Id),
  /** The expense of a closed month that it corrects by its amount. */
  corrects_id: Nullable(Id),
  /** What corrects it, the first one first; without those that were refused. */
  corrections: Type.Array(Type.Object({ id: Id, date: Day, amount: SignedPesos })),
  settlement: Nullable(PaidSettlement),
  paid_from_drawer: Nullable(PaidFromDrawer),
  /** How many files prove it. */
  files: Type.Integer(),
  created_by: Type.String(),
  created_at: Instant,
  updated_by: Nullable(Type.String()),
  updated_at: Instant,
}

export const Expense = Type.Object(ROW)
export type Expense = Static<typeof Expense>

export const ExpenseWithFiles = Type.Object({ ...ROW, attachments: Type.Array(Attachment) })
export type ExpenseWithFiles = Static<typeof ExpenseWithFiles>

const TAG = 'finance'

/** Who may attach files to an expense. */
export const MAY_ATTACH_EXPENSE = ['create expenses', 'update expenses'] as const

export const EXPENSE_ROUTES = {
  list: listRoute({
    path: '/expense',
    tag: TAG,
    summary: 'Expenses, newest first; `totals` is what all that match the filters come to, by state.',
    permission: 'read expenses',
    row: Expense,
    filters: {
      id: { takes: 'number' },
      from: { takes: 'day', as: 'from' },
      to: { takes: 'day', as: 'to' },
      category_id: { takes: 'number', as: 'category' },
      financial_situation_id: { takes: 'number', as: 'situation' },
      payment_id: { takes: 'number', as: 'payment' },
      store_id: { takes: 'number', as: 'store' },
      state: { takes: 'option', options: EXPENSE_STATES, as: 'state' },
      recurring_id: { takes: 'number' },
      settlement_id: { takes: 'number' },
    },
    sort: ['date', 'amount'],
    defaultSort: '-date',
    isSearchable: true,
    extra: {
      totals: Type.Object({
        approved: Type.Integer(),
        pending: Type.Integer(),
        refused: Type.Integer(),
      }),
    },
  }),
  get: route({
    method: 'GET',
    path: '/expense/:id',
    tag: TAG,
    summary: 'One expense with its files.',
    permission: 'read expenses',
    params: IdParams,
    reply: Found(ExpenseWithFiles),
  }),
  ...recordContracts({
    path: '/expense',
    tag: TAG,
    what: 'an expense',
    permissions: 'expenses',
    row: ExpenseWithFiles,
    fields: {
      date: Day,
      ...SPENT,
      /** The settlement of a seller that it pays: with its other expenses no more than the commission. */
      settlement_id: Type.Optional(Nullable(Id)),
      /** The cash that left a drawer and paid it: with the other expenses that it paid no more than that. */
      drawer_entry_id: Type.Optional(Nullable(Id)),
    },
  }),
  pettyCash: route({
    method: 'GET',
    path: '/expense/petty-cash',
    tag: TAG,
    summary:
      'Cash that left drawers for purchases in the last 90 days and that no expense accounts for yet, the newest 100 first; refused expenses, and `expense_id`, account for nothing.',
    permission: MAY_ATTACH_EXPENSE,
    query: Strict({ expense_id: Type.Optional(Id) }),
    reply: Found(Type.Array(PettyCash)),
  }),
  correct: route({
    method: 'POST',
    path: '/expense/:id/correct',
    tag: TAG,
    summary:
      'Correct an expense of a closed month: an expense of today by the difference between what it should have been, `amount`, and what it comes to with its corrections.',
    permission: 'create expenses',
    params: IdParams,
    body: Strict({ amount: Type.Integer({ minimum: 0, maximum: MOST_PESOS }), note: Filled(MOST_TEXT) }),
    reply: ChangeReply(ExpenseWithFiles),
  }),
  approve: route({
    method: 'POST',
    path: '/expense/:id/approve',
    tag: TAG,
    summary: 'Approve an expense that waits: it counts from now on, on its own day.',
    permission: 'approve expenses',
    params: IdParams,
    body: Strict({ version: Version }),
    reply: ChangeReply(ExpenseWithFiles),
  }),
  refuse: route({
    method: 'POST',
    path: '/expense/:id/refuse',
    tag: TAG,
    summary: 'Refuse an expense that waits, with the reason: it counts nowhere.',
    permission: 'approve expenses',
    params: IdParams,
    body: Strict({ reason: Filled(MOST_TEXT), version: Version }),
    reply: ChangeReply(ExpenseWithFiles),
  }),
  attach: route({
    method: 'POST',
    path: '/expense/:id/files',
    tag: TAG,
    summary: 'Attach a picture or a PDF that proves an expense. Its content must match its name and type.',
    permission: MAY_ATTACH_EXPENSE,
    params: IdParams,
    body: Strict({ file: File }),
    files: [ORDER_FILE],
    reply: ChangeReply(Attachment),
  }),
}
