/** The lists that an administrator looks after. The menu needs no more of them than this. */
export const CATALOGUE_NAMES = [
  'brands',
  'colors',
  'subcategories',
  'references',
  'categories',
  'sizes',
  'stores',
  'cashiers',
  'return_reasons',
  'exchange_rates',
  'expense_categories',
  'expense_payments',
  'financial_situations',
] as const

export type CatalogueName = (typeof CATALOGUE_NAMES)[number]
