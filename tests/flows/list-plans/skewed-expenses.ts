import { AT, NEWER, OLD, OTHER, same, type Table } from './skewed-values.ts'

const described = (id: number) => `
  insert into finance.expense_categories (id, name) values (${id}, 'C${id}');
  insert into finance.expense_payments (id, name) values (${id}, 'P${id}');
  insert into finance.financial_situations (id, name) values (${id}, 'S${id}');`

/** Old expenses are refused ones of one category, payment, situation and store. */
export const EXPENSES: Table = {
  name: 'finance.expenses',
  old: OLD,
  newer: NEWER,
  before: described(900001) + described(900002),
  columns: {
    date: ["(now() - interval '50 days')::date", "(now() - interval '2 days')::date"],
    amount: same('1000'),
    category_id: OTHER,
    payment_id: OTHER,
    financial_situation_id: OTHER,
    store_id: OTHER,
    state: ["'refused'", "'approved'"],
    reason: ["'Sin factura'", 'null'],
    recurring_id: OTHER,
    created_by: same("'test'"),
    created_at: AT,
    updated_at: AT,
  },
  change: "note = 'x' where state = 'approved'",
}
