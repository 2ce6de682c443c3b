import type { ClientColumn } from '@deportivo/contracts/clients/client-imports'
import { createClient, updateClient } from '@deportivo/contracts/clients/clients'
import { fieldErrors, type SchemaError } from '@deportivo/contracts/field-errors'
import type { BodyOf } from '@deportivo/contracts/route'
import type { KeyedText } from '@deportivo/platform/http/refused'
import { compileValidator } from '@deportivo/platform/http/server/compile-late'
import { plainName } from '@deportivo/platform/tables/plain-name'
import type { TextKey } from '@deportivo/texts/texts'
import { citiesNamed, type KnownNames } from './known-names.ts'

export type Values = Partial<Record<ClientColumn, string>>
export type ClientFields = Omit<BodyOf<typeof updateClient>, 'version'>
export type Errors = Partial<Record<ClientColumn, TextKey | KeyedText>>

const checkNew = compileValidator({ schema: createClient.body, httpPart: 'body' })
const checkChange = compileValidator({ schema: updateClient.body, httpPart: 'body' })

/** The columns whose text is stored as it is. */
const WRITTEN = [
  'identification_number',
  'name',
  'phone',
  'email',
  'address',
  'municipality',
  'contact',
] as const

const unknown = (name: string): KeyedText => ({ key: 'import.unknown_name', values: { name } })

/** `city_id` → city. */
const columnOf = (field: string) => field.replace(/_id$/, '') as ClientColumn

interface Read {
  fields: Record<string, string | number>
  errors: Errors
}

function readNamed(values: Values, known: KnownNames): Read {
  const lists = { type_of_person: known.persons, type_of_client: known.clients, code: known.codes } as const
  const read: Read = { fields: {}, errors: {} }
  for (const column of Object.keys(lists) as (keyof typeof lists)[]) {
    const written = values[column] ?? ''
    if (written === '') continue
    const id = lists[column].get(plainName(written))
    if (id === undefined) read.errors[column] = unknown(written)
    else read.fields[column === 'code' ? 'code_id' : column] = id
  }
  return read
}

function readCity({ city = '', department = '' }: Values, known: KnownNames): Read {
  if (city === '') return { fields: {}, errors: {} }
  const [found, ...others] = citiesNamed(known, { city, department })
  if (!found) return { fields: {}, errors: { city: unknown(city) } }
  if (others.length > 0) return { fields: {}, errors: { city: 'client_import.several_cities' } }
  return { fields: { city_id: found.id }, errors: {} }
}

/** The fields that a line states; a blank cell states nothing. */
export function readFields(values: Values, known: KnownNames): Read {
  const written = WRITTEN.flatMap((field) => (values[field] ? [[field, values[field]] as const] : []))
  const named = readNamed(values, known)
  const city = readCity(values, known)
  return {
    fields: { ...Object.fromEntries(written), ...named.fields, ...city.fields },
    errors: { ...named.errors, ...city.errors },
  }
}

/** What the form would refuse, with its texts. */
export function schemaErrors(fields: object, isNew: boolean): Errors {
  const check = isNew ? checkNew : checkChange
  if (check(fields)) return {}
  const errors = fieldErrors((check.errors ?? []) as unknown as SchemaError[])
  return errorsByColumn(errors)
}

export const errorsByColumn = (errors: Readonly<Record<string, TextKey | KeyedText>>): Errors =>
  Object.fromEntries(Object.entries(errors).map(([field, error]) => [columnOf(field), error]))
