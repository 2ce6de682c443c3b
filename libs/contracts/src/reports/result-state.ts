import { declareReport } from './declare-report.ts'
import { DAY, SELLER, SITUATION, STORE } from './dimensions.ts'
import { EXPENSE_FIGURES, RETURN_FIGURES, SALES_FIGURES } from './sources.ts'

const GROSS = ['gross', 'sales', 'returns', 'cost', 'uncosted', 'lost', 'vouchers'] as const

const GROSS_TERMS = {
  left: 1,
  replaced: 1,
  returns: -1,
  cost_left: -1,
  cost_replaced: -1,
  cost_back: 1,
} as const

/**
 * The result statement: what was delivered, less what was recognised to clients who returned it, less what the goods had
 * cost, is the gross result; less the approved expenses of these days it is the result. A voucher is what it was issued for
 * already: it is shown, and not subtracted again. No seller has expenses: of one seller the gross result is shown. A store has
 * its expenses, what was sold from it and what came back of that, wherever the goods are now.
 */
export const resultState = declareReport({
  name: 'result_state',
  path: '/result-state',
  title: 'menu.result_state',
  summary:
    'Sales of a range of days (today by default) on the day the goods left, less returns, less the known cost of goods (`uncosted` counts the units without one), less approved expenses, by day, seller, store and financial situation. What is reversed on a later day is subtracted on that day. Expenses are of no seller: narrowed to one, there are none.',
  permission: 'read result_state',
  sources: [SALES_FIGURES, RETURN_FIGURES, EXPENSE_FIGURES],
  cases: { days: ['settled_from', 'settled_to'], measures: ['vouchers'] },
  expenses: ['expenses'],
  results: {
    result: 'all',
    gross: 'all',
    sales: 'sales',
    returns: 'returns',
    cost: 'cost',
    uncosted: 'uncosted',
    lost: 'lost',
  },
  measures: {
    result: {
      kind: 'pesos',
      label: 'reports.measure.result',
      terms: { ...GROSS_TERMS, expenses: -1 },
    },
    gross: { kind: 'pesos', label: 'reports.measure.gross_result', terms: GROSS_TERMS },
    sales: { kind: 'pesos', label: 'reports.measure.result_sales', terms: { left: 1, replaced: 1 } },
    returns: { kind: 'pesos', label: 'reports.measure.returns', isNeutral: true },
    cost: {
      kind: 'pesos',
      label: 'reports.measure.cost',
      isNeutral: true,
      terms: { cost_left: 1, cost_replaced: 1, cost_back: -1 },
    },
    uncosted: {
      kind: 'count',
      label: 'reports.measure.uncosted',
      isNeutral: true,
      terms: { uncosted_left: 1, uncosted_replaced: 1 },
      under: 'cost',
    },
    expenses: { kind: 'pesos', label: 'reports.measure.expenses', isNeutral: true },
    lost: { kind: 'pesos', label: 'reports.measure.lost', isNeutral: true },
    vouchers: { kind: 'pesos', label: 'reports.measure.return_vouchers', isNeutral: true },
    left: { kind: 'pesos', label: 'reports.measure.revenue', isPart: true },
    replaced: { kind: 'pesos', label: 'reports.measure.revenue', isPart: true },
    cost_left: { kind: 'pesos', label: 'reports.measure.cost', isPart: true },
    cost_replaced: { kind: 'pesos', label: 'reports.measure.cost', isPart: true },
    cost_back: { kind: 'pesos', label: 'reports.measure.cost', isPart: true },
    uncosted_left: { kind: 'count', label: 'reports.measure.uncosted', isPart: true },
    uncosted_replaced: { kind: 'count', label: 'reports.measure.uncosted', isPart: true },
  },
  dimensions: {
    day: { ...DAY, measures: ['result', 'expenses', ...GROSS] },
    situation: { ...SITUATION, measures: ['expenses'] },
    seller: { ...SELLER, measures: GROSS, isFilter: true },
    store: {
      ...STORE,
      none: 'reports.no_store',
      hasNone: true,
      isFilter: true,
      measures: ['result', 'expenses', ...GROSS],
    },
  },
})
