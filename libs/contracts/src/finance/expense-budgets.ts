import { Type, type Static } from 'typebox'
import { route, Strict } from '../route.ts'
import { ChangeReply, Found, Id, Nullable, Pesos, Version } from '../shapes.ts'
import { Amount } from './expenses.ts'

/** A month, YYYY-MM. */
export const Month = Type.String({
  maxLength: 7,
  pattern: '^(20|21)\\d{2}-(0[1-9]|1[0-2])$',
  'x-text': { pattern: 'field.date' },
})

const BudgetRow = Type.Object({
  financial_situation_id: Id,
  financial_situation_name: Type.String(),
  /** null: none was set for the month. */
  amount: Nullable(Pesos),
  /** Of approved expenses of the month. */
  used: Pesos,
  /** Of those that wait for approval. */
  waiting: Pesos,
  /** Of the budget; null where there is none. */
  version: Nullable(Type.Integer()),
})
export type BudgetRow = Static<typeof BudgetRow>

const Budget = Type.Object({ month: Month, rows: Type.Array(BudgetRow) })

export const BUDGET_ROUTES = {
  get: route({
    method: 'GET',
    path: '/expense/budget',
    tag: 'finance',
    summary:
      'What may be spent in a month (the present one by default), by financial situation, and how much of it is.',
    permission: 'read expenses',
    query: Strict({ month: Type.Optional(Month) }),
    reply: Found(Budget),
  }),
  set: route({
    method: 'PUT',
    path: '/expense/budget',
    tag: 'finance',
    summary: 'Set what may be spent on a financial situation in a month; null removes the budget.',
    permission: 'update expenses',
    body: Strict({ month: Month, financial_situation_id: Id, amount: Nullable(Amount), version: Version }),
    reply: ChangeReply(Budget),
  }),
}
