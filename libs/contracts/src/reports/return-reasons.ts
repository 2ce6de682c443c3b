import { declareReport } from './declare-report.ts'
import { BRAND, DAY, PRODUCT, RETURN_REASON, SELLER } from './dimensions.ts'
import { RETURN_FIGURES } from './sources.ts'

const RETURNS = ['cases', 'units', 'value'] as const

/** Why clients return goods: of which products and brands, and of which sellers. */
export const returnReasonsReport = declareReport({
  name: 'return-reasons',
  path: '/report/return-reasons',
  title: 'menu.returns_report',
  summary:
    'Returns requested in a range of days (today by default), without cancelled ones, by day, reason, product, brand and seller; each but the day narrows the others.',
  permission: 'read administrative',
  sources: [RETURN_FIGURES],
  cases: { days: ['requested_from', 'requested_to'], measures: RETURNS },
  measures: {
    cases: { kind: 'count', label: 'reports.measure.return_cases', isNeutral: true },
    units: { kind: 'count', label: 'reports.measure.returned_units', isNeutral: true },
    value: { kind: 'pesos', label: 'reports.measure.returned_value', isNeutral: true },
  },
  dimensions: {
    day: { ...DAY, measures: RETURNS },
    reason: { ...RETURN_REASON, measures: RETURNS, isFilter: true },
    product: { ...PRODUCT, measures: RETURNS, isFilter: true },
    brand: { ...BRAND, measures: RETURNS, isFilter: true },
    seller: { ...SELLER, measures: RETURNS, isFilter: true },
  },
})
