import { isTextKey } from '@deportivo/texts/text'
import type { TextKey } from '@deportivo/texts/es'
import type { FastifySchemaValidationError } from 'fastify'
import type { Said } from './refused.ts'

/** What Ajv says with `verbose`: the failing schema stands beside the error. */
interface VerboseError extends FastifySchemaValidationError {
  schema?: unknown
  parentSchema?: {
    'x-text'?: Record<string, string>
    properties?: Record<string, { 'x-text'?: Record<string, string> }>
    minLength?: number
  }
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

function defaultKey(error: VerboseError): TextKey {
  const { keyword, params } = error
  if (keyword === 'format') return FORMATS[String(params['format'])] ?? 'field.invalid'
  if (keyword === 'type') return TYPES[String(params['type'])] ?? 'field.type'
  // A field a person must fill in: blank counts as missing, not as too short.
  const isBlank = error.parentSchema?.minLength === 1 && (keyword === 'minLength' || keyword === 'pattern')
  return isBlank ? 'field.required' : (BY_KEYWORD[keyword] ?? 'field.invalid')
}

function fieldOf(error: VerboseError): string {
  const path = error.instancePath.split('/').slice(1)
  if (error.keyword === 'required') path.push(String(error.params['missingProperty']))
  return path.join('.') || 'body'
}

function ownKey(error: VerboseError): TextKey | undefined {
  const schema = error.parentSchema
  const texts =
    error.keyword === 'required'
      ? schema?.properties?.[String(error.params['missingProperty'])]?.['x-text']
      : schema?.['x-text']
  const key = texts?.[error.keyword]
  return key !== undefined && isTextKey(key) ? key : undefined
}

/** One message per field: the first that the schema says, the schema's own text first. */
export function fieldErrors(errors: readonly FastifySchemaValidationError[]): Record<string, Said> {
  const found: Record<string, Said> = {}
  for (const error of errors as readonly VerboseError[]) {
    if (error.keyword === 'anyOf') continue
    const field = fieldOf(error)
    const key = ownKey(error) ?? defaultKey(error)
    const limit = error.params['limit']
    found[field] ??= typeof limit === 'number' ? { key, values: { limit } } : { key }
  }
  return found
}
