import { CLIENT_TYPES } from '@deportivo/lifecycle/client-types'
import { plainName } from '@deportivo/platform/tables/plain-name'
import { LANGUAGES, text } from '@deportivo/texts/text'
import type { Knex } from 'knex'
import { PERSON_TYPES } from '../clients/client-types.ts'

interface City {
  id: number
  name: string
  department_id: number
  department_name: string
}

/** What the names in a file stand for. */
export interface KnownNames {
  persons: ReadonlyMap<string, number>
  clients: ReadonlyMap<string, number>
  codes: ReadonlyMap<string, number>
  cities: readonly City[]
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
  const cities = await db('sales.published_cities').select<City[]>()
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
  const isCode = /^\d{4,5}$/.test(city)
  const found = cities.filter(({ id, name }) =>
    isCode ? id === Number(city) : plainName(name) === plainName(city),
  )
  if (department === '') return found
  const code = /^\d{1,2}$/.test(department) ? Number(department) : null
  return found.filter((one) =>
    code === null ? plainName(one.department_name) === plainName(department) : one.department_id === code,
  )
}
