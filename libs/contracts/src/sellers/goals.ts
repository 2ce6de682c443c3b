import { Type, type Static } from 'typebox'
import { Amount } from '../finance/expenses.ts'
import { Month } from '../finance/expense-budgets.ts'
import { route, Strict } from '../route.ts'
import { ChangeReply, Found, Id, Nullable, Pesos, SignedPesos, Version } from '../shapes.ts'

const SellerGoal = Type.Object({
  seller_id: Id,
  seller_name: Type.String(),
  /** What the seller should bring in the month; null: no goal is set. */
  amount: Nullable(Pesos),
  /** Of the goal; null where there is none. */
  version: Nullable(Type.Integer()),
  /** What the seller brought in the month so far, after discounts and returns. */
  net: SignedPesos,
  /** Whether the caller may set it. */
  may_set: Type.Boolean(),
})
export type SellerGoal = Static<typeof SellerGoal>

const SellerGoals = Type.Object({
  month: Month,
  days: Type.Integer(),
  /** Of these days, those that have begun. */
  elapsed: Type.Integer(),
  rows: Type.Array(SellerGoal),
})
export type SellerGoals = Static<typeof SellerGoals>

export const GOAL_ROUTES = {
  get: route({
    method: 'GET',
    path: '/seller/goals',
    tag: 'finance',
    summary:
      'The goals of sellers for a month (the present one by default) with what each brought after discounts and returns, as the report of sellers and clients counts it: one’s own, those of one’s team, or all.',
    permission: 'read settlements',
    query: Strict({ month: Type.Optional(Month) }),
    reply: Found(SellerGoals),
  }),
  set: route({
    method: 'PUT',
    path: '/seller/goals',
    tag: 'finance',
    summary: 'Set what a seller should bring in a month; null removes the goal.',
    permission: 'set goals',
    body: Strict({ month: Month, seller_id: Id, amount: Nullable(Amount), version: Version }),
    reply: ChangeReply(SellerGoals),
  }),
  copy: route({
    method: 'POST',
    path: '/seller/goals/copy',
    tag: 'finance',
    summary: 'Give each seller who has no goal for a month the one of the month before.',
    permission: 'set goals',
    body: Strict({ month: Month }),
    reply: ChangeReply(SellerGoals),
  }),
}
