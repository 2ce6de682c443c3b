import { isKnownText, type Say, type TextKey } from '../language/texts.tsx'

/** The part of a contract's schema that a form can check before asking the server. */
interface FieldSchema {
  type?: string
  format?: string
  minLength?: number
  maxLength?: number
  minItems?: number
  minimum?: number
  maximum?: number
  pattern?: string
  enum?: readonly unknown[]
  anyOf?: readonly FieldSchema[]
  'x-text'?: Record<string, string>
}

export interface BodySchema {
  properties: Record<string, FieldSchema>
  required?: readonly string[]
}

// As strict as the server's own: a name, one @, a domain with a dot.
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/

interface Broken {
  rule: 'required' | 'minLength' | 'maxLength' | 'pattern' | 'format' | 'minimum' | 'maximum' | 'enum'
  key: TextKey
  limit?: number
}

const REQUIRED: Broken = { rule: 'required', key: 'field.required' }

export const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '')

function brokenText(schema: FieldSchema, value: string): Broken | null {
  if (schema.minLength !== undefined && value.length < schema.minLength)
    return { rule: 'minLength', key: 'field.min_length', limit: schema.minLength }
  if (schema.maxLength !== undefined && value.length > schema.maxLength)
    return { rule: 'maxLength', key: 'field.max_length', limit: schema.maxLength }
  if (schema.format === 'email' && !EMAIL.test(value)) return { rule: 'format', key: 'field.email' }
  if (schema.pattern !== undefined && !new RegExp(schema.pattern).test(value))
    return { rule: 'pattern', key: 'field.invalid' }
  return null
}

function brokenNumber(schema: FieldSchema, value: number): Broken | null {
  if (schema.minimum !== undefined && value < schema.minimum)
    return { rule: 'minimum', key: 'field.minimum', limit: schema.minimum }
  if (schema.maximum !== undefined && value > schema.maximum)
    return { rule: 'maximum', key: 'field.maximum', limit: schema.maximum }
  return null
}

/** A choice of several of which none was made is a field left blank. */
const brokenList = (schema: FieldSchema, values: readonly unknown[]): Broken | null =>
  values.length < (schema.minItems ?? 0) ? REQUIRED : null

function broken(schema: FieldSchema, value: unknown, isRequired: boolean): Broken | null {
  const plain = schema.anyOf?.find((one) => one.type !== 'null') ?? schema
  if (isBlank(value)) return isRequired ? REQUIRED : null
  if (plain.enum && !plain.enum.includes(value)) return { rule: 'enum', key: 'field.option' }
  if (typeof value === 'string') return brokenText(plain, value)
  if (typeof value === 'number') return brokenNumber(plain, value)
  if (Array.isArray(value)) return brokenList(plain, value)
  return null
}

/** The message of one field, in the words its contract asks for; null when it is fine. */
export function fieldMessage(schema: BodySchema, name: string, value: unknown, t: Say): string | null {
  const field = schema.properties[name]
  if (!field) return null
  const found = broken(field, value, schema.required?.includes(name) ?? false)
  if (!found) return null
  const own = field['x-text']?.[found.rule]
  const key = own !== undefined && isKnownText(own) ? own : found.key
  return t(key, found.limit === undefined ? {} : { limit: found.limit })
}

/** Every broken field of a body with its message. */
export function bodyMessages(
  schema: BodySchema,
  values: Record<string, unknown>,
  t: Say,
): Record<string, string> {
  const names = Object.keys(schema.properties)
  return Object.fromEntries(
    names.flatMap((name): [string, string][] => {
      const message = fieldMessage(schema, name, values[name], t)
      return message === null ? [] : [[name, message]]
    }),
  )
}
