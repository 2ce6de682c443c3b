import { Type, type Static } from 'typebox'
import { ColumnChoice } from '../admin/preferences.ts'
import { listRoute, LOOKUP_ROWS } from '../list-route.ts'
import { Id, Name, Nullable, Text } from '../shapes.ts'
import { VIEWED_NAMES } from './viewed-names.ts'

/** Of one user, of one list or report: with more, nothing is found among them. */
export const MOST_VIEWS = 30

/** A list, or a report as `report/…`. */
export const Viewed = Type.Enum([...VIEWED_NAMES])

export const VIEW = {
  name: Name(60),
  /** Filters and sort, or the days of a report, as in the address; nothing else is stored. */
  query: Text(1_000),
  /** Which columns are hidden and their order; null leaves the reader's own. A report has none. */
  columns: Nullable(ColumnChoice),
  is_shared: Type.Boolean(),
}

export const View = Type.Object({
  ...VIEW,
  id: Id,
  list: Viewed,
  /** Its author. */
  by: Type.String(),
  is_own: Type.Boolean(),
  may_change: Type.Boolean(),
})
export type View = Static<typeof View>

export const listViews = listRoute({
  path: '/view',
  tag: 'views',
  summary:
    'Saved views by name: first one’s own, then those that others shared, of the lists and reports that the user may read.',
  permission: 'signed_in',
  row: View,
  filters: {
    list: { takes: 'option', options: VIEWED_NAMES },
    id: { takes: 'number' },
  },
  sort: ['name', 'id'],
  perPage: LOOKUP_ROWS,
})
