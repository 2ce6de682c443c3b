import { listDepartments } from '@deportivo/contracts/clients/clients'
import { defineList } from '@deportivo/platform/lists/define-list'
import { searchPlain } from '@deportivo/platform/lists/narrow'

export const listDepartmentsRoute = defineList(listDepartments, {
  from: ({ db }) => db('sales.departments').select('id', 'name'),
  filters: { id: 'id' },
  sort: { name: 'name', id: 'id' },
  tiebreak: ['id'],
  search: searchPlain('name', 'sales.plain'),
})
