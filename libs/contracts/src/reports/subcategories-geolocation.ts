import { declareReport } from './declare-report.ts'
import { CITY, DEPARTMENT, SUBCATEGORY } from './place-dimensions.ts'
import { PLACE_FIGURES } from './sources.ts'

const SOLD = ['value', 'units'] as const

/** What a city buys: a part of the geographic report. */
export const subcategoriesGeolocation = declareReport({
  name: 'subcategories-geolocation',
  path: '/report/subcategoriesGeolocation',
  title: 'menu.geo',
  summary:
    'Sold goods of a range of days (today by default) by subcategory; `city_id` and `department_id` narrow them to a place.',
  permission: 'read_geo',
  sources: [PLACE_FIGURES],
  measures: {
    value: { kind: 'pesos', label: 'reports.measure.sales' },
    units: { kind: 'count', label: 'reports.measure.units' },
  },
  dimensions: {
    subcategory: { ...SUBCATEGORY, measures: SOLD },
    department: { ...DEPARTMENT, measures: SOLD, isFilter: true },
    city: { ...CITY, measures: SOLD, isFilter: true },
  },
})
