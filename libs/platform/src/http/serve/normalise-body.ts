import { isDeepStrictEqual } from 'node:util'
import type { TextKey } from '@deportivo/texts/texts'
import type { FastifyRequest } from 'fastify'
import type { TSchema } from 'typebox'
import { invalid } from '../refused.ts'
import { refuseDeepInput, refuseUnsafeInput } from './refuse-unsafe-input.ts'
import { singleSpaced } from '../../single-spaced.ts'
import { camelCase, wireName } from './wire-name.ts'

type Properties = Record<string, SchemaShape>
interface SchemaShape {
  type?: string | readonly string[]
  properties?: Properties
  items?: SchemaShape
  anyOf?: readonly SchemaShape[]
  maxItems?: number
  'x-text'?: { maxItems?: TextKey }
  'x-name'?: true
  writeOnly?: true
  additionalProperties?: boolean | SchemaShape
}

/** Forms have no nesting: a list or an object is sent as JSON in one field. */
function parsed(value: unknown, shape: SchemaShape | undefined, path: readonly string[]): unknown {
  const types = shape ? typesOf(shape) : []
  const nested = types.includes('array') || types.includes('object')
  if (!nested || typeof value !== 'string' || !/^\s*[[{]/.test(value)) return value
  const whole = parsedJson(value)
  refuseDeepInput(whole, path)
  return whole
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Unchanged: the schema refuses it and names the field.
    return text
  }
}

/** Refused before validation, which would report thousands of wrong items one by one. */
function refuseLongList(list: readonly unknown[], schema: SchemaShape, path: readonly string[]): void {
  const { maxItems } = schema
  if (maxItems === undefined || list.length <= maxItems) return
  const key = schema['x-text']?.maxItems ?? 'field.max_items'
  throw invalid({ [path.join('.') || 'body']: { key, values: { limit: maxItems } } })
}

/** The object with other names. One value per name: a caller who sends two cannot know which one counts. */
function renamed(object: object, nameOf: (name: string) => string, path: readonly string[] = []): object {
  const values = new Map<string, unknown>()
  for (const [written, value] of Object.entries(object)) {
    const name = nameOf(written)
    if (values.has(name) && !isDeepStrictEqual(values.get(name), value))
      throw invalid({ [[...path, name].join('.')]: 'field.two_values' })
    values.set(name, value)
  }
  return Object.fromEntries(values)
}

function walkedList(list: unknown[], shape: SchemaShape | undefined, path: readonly string[]): unknown[] {
  if (shape) refuseLongList(list, shape, path)
  // Only as deep as the contract, which is bounded.
  const items = shape?.items
  return items ? list.map((item, index) => walked(item, items, [...path, String(index)])) : list
}

const typesOf = ({ type, anyOf = [] }: SchemaShape): readonly string[] =>
  type === undefined ? anyOf.flatMap(typesOf) : [type].flat()

/** Refused before validation, which would read true as 1, null as 0 and a list of one number as that number. */
function refuseNoNumber(value: unknown, shape: SchemaShape, path: readonly string[]): void {
  const name = value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value
  if (!['null', 'array', 'boolean'].includes(name)) return
  const types = typesOf(shape)
  if (types.includes(name)) return
  if (types.includes('integer')) throw invalid({ [path.join('.')]: 'field.integer' })
  if (types.includes('number')) throw invalid({ [path.join('.')]: 'field.number' })
}

/** The variant of a union that takes lists or objects, where there is only one: of a list that may be null, the list. */
function shapeOf(value: object, shape: SchemaShape | undefined): SchemaShape | undefined {
  if (!shape?.anyOf) return shape
  const type = Array.isArray(value) ? 'array' : 'object'
  const [variant, ...others] = shape.anyOf.filter((one) => typesOf(one).includes(type))
  return others.length === 0 ? variant : shape
}

/** An object that is used as a map: its names are data. */
const walkedMap = (map: object, item: SchemaShape, path: readonly string[]): object =>
  Object.fromEntries(Object.entries(map).map(([name, value]) => [name, walked(value, item, [...path, name])]))

function walkedObject(object: object, shape: SchemaShape | undefined, path: readonly string[]): object {
  const { properties, additionalProperties: others } = shape ?? {}
  if (!properties) return typeof others === 'object' ? walkedMap(object, others, path) : object
  const nameOf = (name: string) => (Object.hasOwn(properties, name) ? name : wireName(name))
  const fields = Object.entries(renamed(object, nameOf, path)).map(([name, item]): [string, unknown] => [
    name,
    walked(item, Object.hasOwn(properties, name) ? properties[name] : undefined, [...path, name]),
  ])
  return Object.fromEntries(fields)
}

// Refused in a name, and not made one line.
const SEVERAL_LINES = /[\t\n\v\f\r\u0085\u2028\u2029]/

/** Letters as one sign each, whichever way a keyboard writes them. A password stays as it was typed. */
function spelled(text: string, shape: SchemaShape = {}): string {
  const own = shape.anyOf?.find((one) => typesOf(one).includes('string')) ?? shape
  if (own.writeOnly) return text
  return own['x-name'] && !SEVERAL_LINES.test(text) ? singleSpaced(text) : text.normalize('NFC')
}

function walked(value: unknown, shape: SchemaShape | undefined, path: readonly string[]): unknown {
  const whole = parsed(value, shape, path)
  if (typeof whole === 'string') return spelled(whole, shape)
  if (shape) refuseNoNumber(whole, shape, path)
  if (whole === null || typeof whole !== 'object') return whole
  const own = shapeOf(whole, shape)
  return Array.isArray(whole) ? walkedList(whole, own, path) : walkedObject(whole, own, path)
}

/** A body in the one form that handlers get: snake_case, nested values parsed. */
export const normalised = (value: unknown, schema: TSchema): unknown => walked(value, schema, [])

/** A form cannot contain null: a blank field that may be null is null. */
function blanksAsNull(form: object, { properties = {} }: SchemaShape): object {
  const isNullable = (name: string) =>
    Object.hasOwn(properties, name) && typesOf(properties[name] ?? {}).includes('null')
  return Object.fromEntries(
    Object.entries(form).map(([name, value]) => [name, value === '' && isNullable(name) ? null : value]),
  )
}

/** Callers send `cityId` or `city_id`, JSON or a form: handlers get one form. A missing body is an empty one. */
export async function normaliseBody(request: FastifyRequest, schema: TSchema): Promise<void> {
  // Before it is walked, which is recursive.
  refuseDeepInput(request.body)
  const body = normalised(request.body ?? {}, schema)
  const isForm = request.isMultipart() && typeof body === 'object' && body !== null
  request.body = isForm ? blanksAsNull(body, schema) : body
  refuseUnsafeInput(request.body)
}

/** The parser makes a list of a parameter that is given twice; no parameter takes one. */
function refuseRepeated(query: object): void {
  for (const [field, value] of Object.entries(query))
    if (Array.isArray(value)) throw invalid({ [field]: { key: 'field.parameter_twice', values: { field } } })
}

/**
 * Query parameters are read in both casings too; their values are texts, read by the call's schema. An unknown one
 * is refused: without it, a reply would contain more than was asked for.
 */
export function normaliseQuery(request: FastifyRequest, schema: TSchema): void {
  const { properties = {} } = schema as SchemaShape
  const nameOf = (written: string): string => {
    // Some parameters of the specification are camelCase themselves: `searchText`, `perPage`.
    const forms = [written, wireName(written), camelCase(written)]
    const name = forms.find((form) => Object.hasOwn(properties, form))
    if (name === undefined)
      throw invalid({ [written]: { key: 'field.unknown_parameter', values: { field: written } } })
    return name
  }
  const query = renamed(request.query as object, nameOf)
  refuseRepeated(query)
  request.query = Object.fromEntries(
    Object.entries(query).map(([name, value]) => [name, typeof value === 'string' ? spelled(value) : value]),
  )
  refuseUnsafeInput(request.query)
}
