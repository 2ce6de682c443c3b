import { administrative } from '@deportivo/contracts/reports/administrative'
import { paths } from '../../shared/navigation/paths.ts'
import { ReportScreen } from '../../shared/report/report-screen.tsx'
import type { ReportView } from '../../shared/report/view.ts'

const VIEW: ReportView = {
  report: administrative,
  title: 'menu.administrative',
  cards: ['value', 'count', 'average_ticket', 'units', 'discount', 'revenue', 'balance'],
  neutral: ['discount', 'balance'],
  widgets: [
    { by: 'day', chart: 'line', isWide: true },
    { by: 'seller', chart: 'bars' },
    { by: 'profile', chart: 'bars' },
    { by: 'payment', chart: 'bars' },
    { by: 'state', chart: 'bars' },
    { by: 'type', chart: 'bars' },
    { by: 'client_type', chart: 'bars' },
    { by: 'store', chart: 'bars' },
    { by: 'category', chart: 'bars' },
    { by: 'brand', chart: 'bars' },
  ],
  orders: {
    list: paths.orders,
    days: ['sold_from', 'sold_to'],
    columns: {
      seller_id: 'seller',
      profile_id: 'profile',
      payment_method: 'payment',
      state_id: 'state',
      type_order: 'type',
      type_sale: 'client_type',
      store_id: 'store',
      category_id: 'category',
      brand_id: 'brand',
    },
  },
}

export function AdministrativePage() {
  return <ReportScreen view={VIEW} />
}
