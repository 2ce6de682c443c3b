import { Type, type Static } from 'typebox'
import { Day, Id, Nullable, Pesos } from '../shapes.ts'
import { eventFamily } from './family/family.ts'
import { recordPayload, recordTypes } from './family/record.ts'

export const ExpenseEvent = recordPayload(
  Type.Object({
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
  }),
)
export type ExpenseEvent = Static<typeof ExpenseEvent>

export const expenseEvents = eventFamily({
  types: recordTypes('expense'),
  payload: ExpenseEvent,
  reservedFor: 'finance',
})
