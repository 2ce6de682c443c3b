import { SalesReportScreen } from '../../features/reports/sales-report-screen.tsx'

export function AdministrativePage() {
  return <SalesReportScreen />
}
