import { fieldErrors, type SchemaError } from '@deportivo/contracts/field-errors'
import { ALL_ROUTES } from '@deportivo/contracts/registry/routes'
import type { Contract } from '@deportivo/contracts/route'
import { Filled } from '@deportivo/contracts/shapes'
import { expect, it } from 'vitest'
import { compileValidator } from './compile-late.ts'

const CALLS = Object.values<readonly Contract[]>(ALL_ROUTES).flat()

/** Calls that save a record with a name. */
const NAMED = CALLS.flatMap(({ method, path, body }) => {
  const name = (body as { properties?: { name?: { type?: string } } } | undefined)?.properties?.name
  return name?.type === 'string' ? [[`${method} ${path}`, name] as const] : []
})

function refusedAs(schema: object, name: string) {
  const validate = compileValidator({ schema: { type: 'object', properties: { name: schema } } })
  if (validate({ name })) return null
  return fieldErrors((validate.errors ?? []) as unknown as SchemaError[])['name']?.key
}

const UNSEEN = ['\u200b', '\u00ad', '\u2060', '\u3164', '\u2800', '\u115f', '\ufe0f', ' \u200b\u00ad ', '']
const SEVERAL_LINES = ['Uno\u2028Dos', 'Uno\u0085Dos', 'Uno\nDos', 'Uno\u202eDos', 'Uno\tDos']
const SEEN = [
  'Zancada',
  '38½',
  '👟',
  '👨\u200d👩\u200d👧',
  'أحمد',
  '男子鞋',
  '-',
  'Ñandú « 1042 »',
  'می\u200cخواهم',
]

it.each(NAMED)('%s refuses names without anything to see, and of several lines', (_, schema) => {
  for (const name of UNSEEN) expect(refusedAs(schema, name), JSON.stringify(name)).toBe('field.required')
  for (const name of SEVERAL_LINES) expect(refusedAs(schema, name)).toBe('field.one_line')
  for (const name of SEEN) expect(refusedAs(schema, name)).toBeNull()
})

it('a required text, as the reason of a cancelled order, has something to see', () => {
  for (const text of UNSEEN) expect(refusedAs(Filled(100), text), JSON.stringify(text)).toBe('field.required')
  for (const text of [...SEEN, 'Dos\nrenglones']) expect(refusedAs(Filled(100), text)).toBeNull()
})

it('finds the calls that save names', () => {
  expect(NAMED.length).toBeGreaterThan(20)
})
