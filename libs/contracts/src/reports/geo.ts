import { CLIENT_TYPES } from '@deportivo/lifecycle/client-types'
import { declareReport } from './declare-report.ts'
import { ordersOf, SOLD_DAYS } from './order-figures.ts'
import { CITY, DEPARTMENT } from './place-dimensions.ts'
import { CLIENT_FIGURES, PLACE_FIGURES } from './sources.ts'

const FIGURES = ['value', 'count', 'clients', 'final', 'wholesale', 'reseller'] as const
const CLIENTS = { kind: 'count', isNeutral: true, isOfNow: true } as const

/** Where what is sold goes, as the administrative report counts it, and how many clients of each type live there now. */
export const geo = declareReport({
  name: 'geo',
  path: '/report/geo',
  title: 'menu.geo',
  summary:
    'Sales and orders of a range of days (today by default) by department and city of the order, compared with an earlier period, and the clients who live there now by type. Clients are counted for users who read all of them.',
  permission: 'read_geo',
  sources: [PLACE_FIGURES, CLIENT_FIGURES],
  isTimed: true,
  measures: {
    value: { kind: 'pesos', label: 'reports.measure.sales' },
    count: { kind: 'count', label: 'reports.measure.orders' },
    clients: {
      ...CLIENTS,
      label: 'reports.measure.clients',
      terms: { final: 1, wholesale: 1, reseller: 1 },
    },
    final: { ...CLIENTS, label: 'reports.client_type.final' },
    wholesale: { ...CLIENTS, label: 'reports.client_type.wholesale' },
    reseller: { ...CLIENTS, label: 'reports.client_type.reseller' },
  },
  dimensions: {
    department: { ...DEPARTMENT, measures: FIGURES, isFilter: true },
    city: { ...CITY, measures: FIGURES, isFilter: true },
  },
  clients: { clients: null, ...Object.fromEntries(CLIENT_TYPES.map(({ id, key }) => [key, id])) },
  orderDays: SOLD_DAYS,
  orders: ordersOf(SOLD_DAYS, ['value', 'count']),
})
