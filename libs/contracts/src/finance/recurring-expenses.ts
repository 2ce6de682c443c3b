import { Type, type Static } from 'typebox'
import { listRoute, LOOKUP_ROWS } from '../list-route.ts'
import { recordContracts } from '../record-contracts.ts'
import { Day, Id, Name, Nullable } from '../shapes.ts'
import { SPENT, SPENT_ROW } from './expenses.ts'

/** An expense that is made again every month. */
export const RecurringExpense = Type.Object({
  id: Id,
  version: Type.Integer(),
  name: Type.String(),
  /** In a shorter month, its last day. */
  day_of_month: Type.Integer(),
  starts_on: Day,
  ends_on: Nullable(Day),
  /** The day of its next expense; null: it has ended. */
  next_on: Nullable(Day),
  /** The user whose approval its expenses have; null: above the limit, each waits. */
  approved_by: Nullable(Type.String()),
  ...SPENT_ROW,
})
export type RecurringExpense = Static<typeof RecurringExpense>

export const RECURRING_ROUTES = {
  list: listRoute({
    path: '/expense/recurring',
    tag: 'finance',
    summary: 'Expenses that are made again every month, each on its day, by their next one.',
    permission: 'read expenses',
    row: RecurringExpense,
    filters: { id: { takes: 'number' } },
    sort: ['next_on', 'name'],
    isSearchable: true,
    perPage: LOOKUP_ROWS,
  }),
  ...recordContracts({
    path: '/expense/recurring',
    tag: 'finance',
    what: 'a recurring expense',
    permissions: 'expenses',
    row: RecurringExpense,
    fields: {
      name: Name(80),
      day_of_month: Type.Integer({ minimum: 1, maximum: 31 }),
      /** Not before today: what was spent until now is entered as expenses. */
      starts_on: Day,
      ends_on: Type.Optional(Nullable(Day)),
      ...SPENT,
    },
  }),
}
