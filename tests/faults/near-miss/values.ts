import type { Chance } from './chance.ts'
import { resolved, type Document, type Schema } from './document.ts'

const nested = (levels: number): unknown => {
  let value: unknown = 1
  for (let level = 0; level < levels; level++) value = level % 2 ? [value] : { a: value }
  return value
}

/** Values that no field should take, or only just. */
export const WRONG_VALUES: readonly unknown[] = [
  null,
  true,
  false,
  '',
  ' ',
  'abc',
  '\0',
  'a\0b',
  '\ud800',
  '\u202e',
  'x'.repeat(10_000),
  0,
  -1,
  1.5,
  2 ** 31,
  2 ** 53,
  1e18,
  1e300,
  -1e300,
  '1e999',
  'Infinity',
  'NaN',
  '-0',
  '0x10',
  '９',
  [],
  [[]],
  [null],
  {},
  { id: 1 },
  [1, 'a', {}],
  nested(30),
  Array.from({ length: 300 }, () => 'x'),
  '2026-02-30',
  '0000-01-01',
  '2026-13-01T00:00:00Z',
  '+275760-09-13',
  "' or 1=1 --",
  '%',
  '\\',
  '{}',
  '[1',
  '__proto__',
  'constructor',
  { __proto__: null, toString: 1 },
  { length: 1e9 },
]

export const WRONG_TEXTS = WRONG_VALUES.filter((value) => typeof value === 'string')

const EXAMPLES: Record<string, string> = {
  email: 'ana@tienda.co',
  date: '2026-03-05',
  'date-time': '2026-03-05T12:00:00.000Z',
  uuid: '00000000-0000-4000-8000-000000000000',
}

const typeOf = ({ type, properties, items }: Schema) =>
  [type ?? (properties ? 'object' : items ? 'array' : 'string')].flat().find((one) => one !== 'null')

type Maker = (document: Document, schema: Schema, chance: Chance) => unknown

const numberOf: Maker = (_, { minimum = 1 }, chance) => Math.max(minimum, chance.of([1, 2, 40]))
const textOf: Maker = (_, { format = '', minLength = 6 }) =>
  EXAMPLES[format] ?? 'a1'.repeat(Math.ceil(Math.max(6, minLength) / 2))

const MAKERS: Record<string, Maker> = {
  object: objectOf,
  array: (document, { items = {}, minItems = 1 }, chance) =>
    Array.from({ length: Math.max(1, minItems) }, () => valueOf(document, items, chance)),
  integer: numberOf,
  number: numberOf,
  boolean: (_, __, chance) => chance.number() < 0.5,
  null: () => null,
}

/** A value of the shape that the document describes. */
export function valueOf(document: Document, given: Schema, chance: Chance): unknown {
  const schema = resolved<Schema>(document, given)
  const fixed = schema.const === undefined ? schema.enum : [schema.const]
  if (fixed) return chance.of(fixed)
  if (schema.anyOf) return valueOf(document, chance.of(schema.anyOf), chance)
  return (MAKERS[typeOf(schema) ?? 'null'] ?? textOf)(document, schema, chance)
}

function objectOf(document: Document, { properties = {}, required = [] }: Schema, chance: Chance): object {
  const names = Object.keys(properties).filter((name) => required.includes(name) || chance.number() < 0.6)
  return Object.fromEntries(names.map((name) => [name, valueOf(document, properties[name] ?? {}, chance)]))
}

/** The value with one part, at any depth, replaced by a wrong one or left out. */
export function spoiled(value: unknown, chance: Chance): unknown {
  const isInner = typeof value === 'object' && value !== null && Object.keys(value).length > 0
  if (!isInner || chance.number() < 0.15) return chance.of(WRONG_VALUES)
  if (Array.isArray(value)) {
    const at = Math.floor(chance.number() * value.length)
    return value.map((item: unknown, index) => (index === at ? spoiled(item, chance) : item))
  }
  const name = chance.of(Object.keys(value))
  const { [name]: part, ...rest } = value as Record<string, unknown>
  return chance.number() < 0.1 ? rest : { ...rest, [name]: spoiled(part, chance) }
}
