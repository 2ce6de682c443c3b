import { listDepartments } from '@deportivo/contracts/clients/clients'
import type { RowOf } from '@deportivo/platform/http/serve/serve'
import { defineList } from '@deportivo/platform/lists/define-list'
import { refuseUncounted, withClientCounts } from './client-counts.ts'
import { searchPlaces } from './search-places.ts'

type Place = RowOf<typeof listDepartments>

export const listDepartmentsRoute = defineList(listDepartments, {
  precheck: refuseUncounted,
  from: ({ db }) => db('sales.departments').select('id', 'name'),
  filters: { id: 'id' },
  sort: { name: 'name', id: 'id' },
  tiebreak: ['id'],
  search: searchPlaces,
  read: async ({ rows }, call) => withClientCounts((await rows) as Place[], 'cities.department_id', call),
})
