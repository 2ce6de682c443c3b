import { listCities, listDepartments } from '@deportivo/contracts/clients/clients'
import { useFound } from '../../shared/net/use-found.ts'

/** Departments, and the municipalities of the chosen one. */
export function usePlaces(departmentId: number | null | undefined) {
  const departments = useFound(listDepartments, {})
  const cities = useFound(
    listCities,
    departmentId ? { query: { filter: `departament_id:${departmentId}` } } : null,
  )
  return { departments: departments.data, cities: departmentId ? cities.data : undefined }
}
