import { listCities, listDepartments } from '@deportivo/contracts/clients/clients'
import { otherNamesOf } from '@deportivo/lifecycle/place-names'
import { useMemo } from 'react'
import { useFound } from '../../shared/net/use-found.ts'

type Place = { id: number; name: string }

/** Places to choose from, found by the names that people use too. */
const useNamed = <P extends Place>(places: readonly P[] | undefined) =>
  useMemo(() => places?.map((place) => ({ ...place, also: otherNamesOf(place.id) })), [places])

export const useDepartments = (isWanted = true) =>
  useNamed(useFound(listDepartments, isWanted ? {} : null).data)

/** Departments, and the municipalities of the chosen one. */
export function usePlaces(departmentId: number | null | undefined) {
  const departments = useDepartments()
  const found = useFound(
    listCities,
    departmentId ? { query: { filter: `departament_id:${departmentId}` } } : null,
  )
  const cities = useNamed(found.data)
  return { departments, cities: departmentId ? cities : undefined }
}
