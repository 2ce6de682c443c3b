import { administrative } from './administrative.ts'
import { carts } from './carts.ts'
import { cashFlow } from './cash-flow.ts'
import type { DeclaredReport } from './declare-report.ts'
import { geo } from './geo.ts'
import { manager } from './manager.ts'
import { moneyOutside } from './money-outside.ts'
import { netSales } from './net-sales.ts'
import { operational } from './operational.ts'
import { orderSummary } from './order-summary.ts'
import { resultState } from './result-state.ts'
import { returnReasonsReport } from './return-reasons.ts'
import { subcategoriesGeolocation } from './subcategories-geolocation.ts'

/** Every report: its route, who may read it, and whom the gateway notifies when its figures change. */
export const ALL_REPORTS: readonly DeclaredReport[] = [
  administrative,
  operational,
  manager,
  geo,
  subcategoriesGeolocation,
  cashFlow,
  orderSummary,
  carts,
  returnReasonsReport,
  netSales,
  moneyOutside,
  resultState,
]
