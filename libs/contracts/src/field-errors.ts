import type { TextKey } from '@deportivo/texts/texts'

/** An error of Ajv. With `verbose` it includes the violated schema. */
export interface SchemaError {
  keyword: string
  instancePath: string
  params: Record<string, unknown>
  parentSchema?: ParentSchema | undefined
}

/** The used parts of the violated schema, which Ajv types as an object only. */
interface ParentSchema {
  [keyword: string]: unknown
  'x-text'?: Record<string, TextKey>
  properties?: Record<string, { 'x-text'?: Record<string, TextKey> }>
  minLength?: number
}

export interface FieldMessage {
  key: TextKey
  values?: { limit: number }
}

const FORMATS: Record<string, TextKey> = {
  email: 'field.email',
  date: 'field.date',
  'date-time': 'field.date',
}
const TYPES: Record<string, TextKey> = { integer: 'field.integer', number: 'field.number' }

const BY_KEYWORD: Record<string, TextKey> = {
  required: 'field.required',
  minimum: 'field.minimum',
  maximum: 'field.maximum',
  minLength: 'field.min_length',
  maxLength: 'field.max_length',
  minItems: 'field.min_items',
  maxItems: 'field.max_items',
  enum: 'field.option',
  const: 'field.option',
}

function defaultKey(error: SchemaError): TextKey {
  const { keyword, params } = error
  if (keyword === 'format') return FORMATS[String(params['format'])] ?? 'field.invalid'
  if (keyword === 'type') return TYPES[String(params['type'])] ?? 'field.type'
  // A blank field counts as missing, not as too short.
  const isBlank = error.parentSchema?.minLength === 1 && (keyword === 'minLength' || keyword === 'pattern')
  return isBlank ? 'field.required' : (BY_KEYWORD[keyword] ?? 'field.invalid')
}

function fieldOf(error: SchemaError): string {
  const path = error.instancePath.split('/').slice(1)
  if (error.keyword === 'required') path.push(String(error.params['missingProperty']))
  return path.join('.') || 'body'
}

function ownKey(error: SchemaError): TextKey | undefined {
  const schema = error.parentSchema
  const texts =
    error.keyword === 'required'
      ? schema?.properties?.[String(error.params['missingProperty'])]?.['x-text']
      : schema?.['x-text']
  return texts?.[error.keyword]
}

/** More would only make the reply large; further errors are reported after these are corrected. */
const MOST_FIELDS = 50

/** One message for each field: of the first error, in the schema's own text if it has one. */
export function fieldErrors(errors: readonly SchemaError[]): Record<string, FieldMessage> {
  const found: Record<string, FieldMessage> = {}
  for (const error of errors) {
    if (error.keyword === 'anyOf') continue
    const field = fieldOf(error)
    if (!(field in found) && Object.keys(found).length >= MOST_FIELDS) break
    const key = ownKey(error) ?? defaultKey(error)
    const limit = error.params['limit']
    found[field] ??= typeof limit === 'number' ? { key, values: { limit } } : { key }
  }
  return found
}
