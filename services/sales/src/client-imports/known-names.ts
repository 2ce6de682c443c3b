import { CLIENT_TYPES } from '@deportivo/lifecycle/client-types'
import { otherNamesOf } from '@deportivo/lifecycle/place-names'
import { presentCity } from '@deportivo/lifecycle/places'
import { plainName } from '@deportivo/platform/tables/plain-name'
import { LANGUAGES, text } from '@deportivo/texts/text'
import type { Knex } from 'knex'
import { PERSON_TYPES } from '../clients/client-types.ts'

interface City {
  id: number
  department_id: number
  /** DANE's name and those that people use, as they are compared. */
  names: ReadonlySet<string>
  department_names: ReadonlySet<string>
}

/** What the names in a file stand for. */
export interface KnownNames {
  persons: ReadonlyMap<string, number>
  clients: ReadonlyMap<string, number>
  codes: ReadonlyMap<string, number>
  cities: readonly City[]
}

const namesOf = (placeId: number, name: string): ReadonlySet<string> =>
  new Set([name, ...otherNamesOf(placeId)].map(plainName))

async function readCities(db: Knex): Promise<City[]> {
  const cities = await db('sales.published_cities').select('id', 'name', 'department_id', 'department_name')
  return cities.map(({ id, name, department_id, department_name }) => ({
    id,
    department_id,
    names: namesOf(id, name),
    department_names: namesOf(department_id, department_name),
  }))
}

const PRICE_CODES = ['one', 'tow', 'three', 'four'] as const

const inEveryLanguage = (key: Parameters<typeof text>[0]) =>
  LANGUAGES.map((language) => plainName(text(key, {}, language)))

const typesOf = (ids: readonly number[], keyOf: (id: number) => Parameters<typeof text>[0]) =>
  new Map(ids.flatMap((id) => [String(id), ...inEveryLanguage(keyOf(id))].map((name) => [name, id] as const)))

/** `natural`, without the word before it. */
const SHORT_PERSONS = [
  ['natural', 1],
  ['juridica', 2],
] as const

export async function readKnownNames(db: Knex): Promise<KnownNames> {
  const codes = await db('catalogue.published_codes').select('id', 'key', 'name')
  const cities = await readCities(db)
  const persons = typesOf(PERSON_TYPES, (id) => `client.person.${id as 1 | 2}`)
  for (const [name, id] of SHORT_PERSONS) persons.set(name, id)
  return {
    persons,
    clients: typesOf(
      CLIENT_TYPES.map(({ id }) => id),
      (id) => `client.type.${id as 1 | 2 | 3}`,
    ),
    codes: new Map(
      codes.flatMap(({ id, key, name }) => {
        const known = PRICE_CODES.find((one) => one === key)
        const names = known ? inEveryLanguage(`code.${known}`) : []
        return [plainName(name), ...names].map((one) => [one, id] as const)
      }),
    ),
    cities,
  }
}

/** The cities that a name or a code of the DANE may stand for, within a department where one is given. */
export function citiesNamed(
  { cities }: KnownNames,
  { city, department }: { city: string; department: string },
): City[] {
  const code = /^\d{4,5}$/.test(city) ? presentCity(Number(city)) : null
  const name = plainName(city)
  const found = cities.filter(({ id, names }) => (code === null ? names.has(name) : id === code))
  if (department === '') return found
  const departmentCode = /^\d{1,2}$/.test(department) ? Number(department) : null
  const departmentName = plainName(department)
  return found.filter(({ department_id, department_names }) =>
    departmentCode === null ? department_names.has(departmentName) : department_id === departmentCode,
  )
}
