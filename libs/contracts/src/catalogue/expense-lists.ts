import { Type } from 'typebox'
import { catalogueList } from './catalogue-list.ts'
import { Name } from '../shapes.ts'

const NAMED = { name: Type.String() }
const NAME = { name: Name(80) }

/** What money was spent on. */
export const expenseCategories = catalogueList({
  subject: 'expense_category',
  path: '/expense/categories',
  tag: 'finance',
  summary: 'Categories of expenses.',
  row: NAMED,
  fields: NAME,
})

/** How expenses are paid. */
export const expensePayments = catalogueList({
  subject: 'expense_payment',
  path: '/expense/payments',
  tag: 'finance',
  summary: 'How expenses are paid.',
  row: NAMED,
  fields: NAME,
})

/** What the result statement groups expenses by. */
export const financialSituations = catalogueList({
  subject: 'financial_situation',
  path: '/expense/financialSituation',
  tag: 'finance',
  summary: 'Financial situations, by which the result statement groups expenses.',
  row: NAMED,
  fields: NAME,
})
