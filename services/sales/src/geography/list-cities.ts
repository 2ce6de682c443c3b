import { listCities } from '@deportivo/contracts/clients/clients'
import type { RowOf } from '@deportivo/platform/http/serve/serve'
import { defineList } from '@deportivo/platform/lists/define-list'
import { refuseUncounted, withClientCounts } from './client-counts.ts'
import { searchPlaces } from './search-places.ts'

type Place = RowOf<typeof listCities>

/** All municipalities of a department, or of the country: pickers load them once. */
export const listCitiesRoute = defineList(listCities, {
  precheck: refuseUncounted,
  from: ({ db }) => db('sales.published_cities').select('id', 'name', 'department_id', 'department_name'),
  filters: { id: 'id', departament_id: 'department_id', department_id: 'department_id' },
  sort: { department_id: 'department_id', name: 'name', id: 'id' },
  tiebreak: ['name', 'id'],
  search: searchPlaces,
  read: async ({ rows }, call) => withClientCounts((await rows) as Place[], 'cities.id', call),
})
