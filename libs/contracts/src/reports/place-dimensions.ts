import type { Dimension } from './declare-report.ts'

// Apart from the others, whose words the first page of a browser needs.
type Shared = Omit<Dimension, 'measures'>

/** 0: an order without a city. */
export const DEPARTMENT = {
  label: 'reports.dimension.department',
  column: 'department_id',
  kind: 'id',
  isNamed: true,
  none: 'reports.no_city',
} as const satisfies Shared

export const CITY = {
  label: 'reports.dimension.city',
  column: 'city_id',
  kind: 'id',
  isNamed: true,
  none: 'reports.no_city',
} as const satisfies Shared

export const SUBCATEGORY = {
  label: 'reports.dimension.subcategory',
  column: 'subcategory_id',
  kind: 'id',
  isNamed: true,
} as const satisfies Shared
