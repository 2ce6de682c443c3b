import { administrative } from '@deportivo/contracts/reports/administrative'
import { ReportScreen } from '../../shared/report/report-screen.tsx'
import type { ReportView } from '../../shared/report/view.ts'

const VIEW: ReportView = {
  report: administrative,
  title: 'menu.administrative',
  cards: ['value', 'count', 'average_ticket', 'units', 'revenue', 'balance'],
  neutral: ['balance'],
  widgets: [
    { by: 'day', chart: 'line', isWide: true },
    { by: 'seller', chart: 'bars' },
    { by: 'profile', chart: 'bars' },
    { by: 'payment', chart: 'bars' },
    { by: 'state', chart: 'bars' },
  ],
}

export function AdministrativePage() {
  return <ReportScreen view={VIEW} />
}
