import { ALL_REPORTS } from '../reports/all-reports.ts'
import { listCashEntries } from '../reports/cash-entries.ts'
import { listOutside } from '../reports/outside-orders.ts'
import { listResultEntries } from '../reports/result-entries.ts'
import { listStays } from '../reports/stays.ts'
import type { Contract } from '../route.ts'

/** The reports, and what is behind their figures. */
export const REPORT_ROUTES: readonly Contract[] = [
  ...ALL_REPORTS.map(({ contract }) => contract),
  listStays,
  listCashEntries,
  listOutside,
  listResultEntries,
]
