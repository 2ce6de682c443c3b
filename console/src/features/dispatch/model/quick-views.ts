import { BOGOTA_CITY_ID } from '@deportivo/lifecycle/places'
import { TODAY } from '../../../shared/list/query/today.ts'
import type { FilterName, Filters } from './filters.ts'

/** Frequent filters, one press each. They combine with each other and with the rest. */
export const QUICK_VIEWS = {
  mine: { mine: '1' },
  late: { late: '1' },
  guide: { guide: 'none' },
  bogota_today: { city: String(BOGOTA_CITY_ID), from: TODAY },
  news: { news: '1' },
} as const satisfies Record<string, Filters>

export type QuickView = keyof typeof QUICK_VIEWS

export const VIEW_NAMES = Object.keys(QUICK_VIEWS) as QuickView[]

const entriesOf = (view: QuickView) => Object.entries(QUICK_VIEWS[view]) as [FilterName, string][]

export const isOn = (view: QuickView, filters: Filters): boolean =>
  entriesOf(view).every(([name, value]) => filters[name] === value)

/** What pressing a view changes: sets its filters, or removes them if all are set. */
export const pressed = (
  view: QuickView,
  filters: Filters,
): Partial<Record<FilterName, string | undefined>> =>
  isOn(view, filters)
    ? Object.fromEntries(entriesOf(view).map(([name]) => [name, undefined]))
    : { ...QUICK_VIEWS[view] }
