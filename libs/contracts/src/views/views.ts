import { Type, type Static } from 'typebox'
import { LIST_NAMES } from './list-names.ts'
import { ColumnChoice } from '../admin/preferences.ts'
import { listRoute, LOOKUP_ROWS } from '../list-route.ts'
import { route, Strict } from '../route.ts'
import { Filled, Id, IdParams, Nullable, ChangeReply, Text } from '../shapes.ts'

/** Of one user, of one list: with more, nothing is found among them. */
export const MOST_VIEWS = 30

const ListNamed = Type.Enum([...LIST_NAMES])

const VIEW = {
  name: Filled(60),
  /** Filters and sort as in the list's address; nothing else is stored. */
  query: Text(1_000),
  /** Which columns are hidden and their order; null leaves the reader's own. */
  columns: Nullable(ColumnChoice),
  is_shared: Type.Boolean(),
}

export const View = Type.Object({
  ...VIEW,
  id: Id,
  list: ListNamed,
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
    'Saved views by name: first one’s own, then those that others shared, of the lists that the user may read.',
  permission: 'signed_in',
  row: View,
  filters: {
    list: { takes: 'option', options: LIST_NAMES },
    id: { takes: 'number' },
  },
  sort: ['name', 'id'],
  perPage: LOOKUP_ROWS,
})

export const createView = route({
  method: 'POST',
  path: '/view',
  tag: 'views',
  summary: 'Save the present state of a list under a name.',
  permission: 'signed_in',
  body: Strict({ ...VIEW, list: ListNamed }),
  reply: ChangeReply(View),
})

export const updateView = route({
  method: 'PUT',
  path: '/view/:id',
  tag: 'views',
  summary: 'Change a view. Its author may, and an administrator if it is shared.',
  permission: 'signed_in',
  params: IdParams,
  body: Strict({
    name: Type.Optional(VIEW.name),
    query: Type.Optional(VIEW.query),
    columns: Type.Optional(VIEW.columns),
    is_shared: Type.Optional(VIEW.is_shared),
  }),
  reply: ChangeReply(View),
})

export const deleteView = route({
  method: 'DELETE',
  path: '/view/:id',
  tag: 'views',
  summary: 'Delete a view that the user may change.',
  permission: 'signed_in',
  params: IdParams,
  reply: ChangeReply(Type.Object({ id: Id })),
})
