import { declareReport } from './declare-report.ts'
import { DAY, SELLER } from './dimensions.ts'
import { RETURN_FIGURES, SALES_FIGURES } from './sources.ts'

const RESULT = ['result', 'sales', 'returns', 'cost', 'lost', 'vouchers'] as const

/**
 * The result statement, without operating expenses: what was delivered, less what was recognised to clients who returned
 * it, less what the goods had cost. A voucher is what it was issued for already: it is shown, and not subtracted again.
 */
export const resultState = declareReport({
  name: 'result_state',
  path: '/report/result-state',
  title: 'menu.result_state',
  summary:
    'Sales of a range of days (today by default) on the day the goods left, less returns, less the cost of goods, by day and seller. Expenses are not part of it.',
  permission: 'read result_state',
  sources: [SALES_FIGURES, RETURN_FIGURES],
  measures: {
    result: {
      kind: 'pesos',
      label: 'reports.measure.result',
      terms: { left: 1, replaced: 1, returns: -1, cost_left: -1, cost_replaced: -1, cost_back: 1 },
    },
    sales: { kind: 'pesos', label: 'reports.measure.revenue', terms: { left: 1, replaced: 1 } },
    returns: { kind: 'pesos', label: 'reports.measure.returns', isNeutral: true },
    cost: {
      kind: 'pesos',
      label: 'reports.measure.cost',
      isNeutral: true,
      terms: { cost_left: 1, cost_replaced: 1, cost_back: -1 },
    },
    lost: { kind: 'pesos', label: 'reports.measure.lost', isNeutral: true },
    vouchers: { kind: 'pesos', label: 'reports.measure.return_vouchers', isNeutral: true },
    left: { kind: 'pesos', label: 'reports.measure.revenue', isPart: true },
    replaced: { kind: 'pesos', label: 'reports.measure.revenue', isPart: true },
    cost_left: { kind: 'pesos', label: 'reports.measure.cost', isPart: true },
    cost_replaced: { kind: 'pesos', label: 'reports.measure.cost', isPart: true },
    cost_back: { kind: 'pesos', label: 'reports.measure.cost', isPart: true },
  },
  dimensions: {
    day: { ...DAY, measures: RESULT },
    seller: { ...SELLER, measures: RESULT, isFilter: true },
  },
})
