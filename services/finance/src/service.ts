import type { Service } from '@deportivo/platform/service'
import { administrativeReportRoute } from './administrative/administrative-report.ts'

/** Reports. Every figure comes from what the projector made of the events. */
export const finance: Service = { name: 'finance', routes: [administrativeReportRoute] }
