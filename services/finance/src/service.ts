import type { Service } from '@deportivo/platform/service'
import { administrativeReportRoute } from './administrative/administrative-report.ts'
import { resultStateReportRoute } from './result-state/result-state-report.ts'
import { returnReasonsReportRoute } from './return-reasons/return-reasons-report.ts'

/** Reports. Every figure is read from the projector's tables. */
export const finance: Service = {
  name: 'finance',
  routes: [administrativeReportRoute, returnReasonsReportRoute, resultStateReportRoute],
}
