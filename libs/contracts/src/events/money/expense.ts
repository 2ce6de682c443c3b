import { Type, type Static } from 'typebox'
import { Day, Id, Nullable, Pesos, SignedPesos } from '../../shapes.ts'
import type { EventFamily } from '../family/family.ts'
import { recordPayload, recordTypes } from '../family/record.ts'
import { firstVersion } from '../family/versions.ts'

const FIELDS = {
  id: Id,
  version: Type.Integer(),
  date: Day,
  amount: Pesos,
  category_id: Id,
  category_name: Type.String(),
  /** How it was paid. */
  payment_id: Id,
  financial_situation_id: Id,
  financial_situation_name: Type.String(),
  store_id: Id,
  cashier_id: Nullable(Id),
  shift_id: Nullable(Id),
  payment_name: Type.Optional(Type.String()),
  store_name: Type.Optional(Type.String()),
  /** pending, approved or refused. Absent: approved. */
  state: Type.Optional(Type.String()),
  /** The recurring expense that made it. */
  recurring_id: Type.Optional(Nullable(Id)),
}

/** Before expenses of closed months were corrected. */
const ExpenseEventV1 = recordPayload(Type.Object(FIELDS))

export const ExpenseEvent = recordPayload(
  Type.Object({
    ...FIELDS,
    /** Negative: a correction by which less was spent. */
    amount: SignedPesos,
    /** The expense of a closed month that it corrects. */
    corrects_id: Type.Optional(Nullable(Id)),
    /** The settlement of a seller that it pays. */
    settlement_id: Type.Optional(Nullable(Id)),
    /** The cash that left a drawer and paid it: then the expense itself moves no money. */
    drawer_entry_id: Type.Optional(Nullable(Id)),
  }),
)
export type ExpenseEvent = Static<typeof ExpenseEvent>

export const expenseEvents = {
  types: [...recordTypes('expense'), 'expense.approved', 'expense.refused'],
  versions: firstVersion(ExpenseEventV1).followedBy(ExpenseEvent, (before) => before),
} as const satisfies EventFamily
