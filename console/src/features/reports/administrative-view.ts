import { administrative } from '@deportivo/contracts/reports/administrative'
import type { ReportView } from '../../shared/report/view.ts'

/** 'Ventas', looked at in every way. */
export const ADMINISTRATIVE_VIEW: ReportView = {
  report: administrative,
  title: 'reports.administrative',
  lead: 'reports.administrative_lead',
  empty: 'reports.administrative_empty',
  cards: ['value', 'count', 'average_ticket', 'units', 'revenue', 'balance'],
  neutral: ['balance'],
  widgets: [
    { by: 'day', title: 'reports.by_day', chart: 'line', isWide: true },
    { by: 'seller', title: 'reports.by_seller', chart: 'bars' },
    { by: 'profile', title: 'reports.by_profile', chart: 'bars' },
    { by: 'payment', title: 'reports.by_payment', chart: 'bars' },
    { by: 'state', title: 'reports.by_state', chart: 'bars' },
  ],
}
