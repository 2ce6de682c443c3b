import { DEFAULT_LANGUAGE } from '@deportivo/texts/text'
import type { FastifyRequest } from 'fastify'
import type { TSchema } from 'typebox'
import { fieldErrors } from './field-errors.ts'
import { Refused } from './refused.ts'
import type { Language } from '@deportivo/texts/text'

/** Wrong input found by a schema that was known only after looking; says what the route's own schema would say. */
export class InvalidInput extends Refused {
  readonly fields: Record<string, string[]>

  constructor(fields: Record<string, string[]>) {
    super({ kind: 'invalid', key: 'problem.invalid' })
    this.fields = fields
  }
}

/** Checks a value by a schema, with the server's own rules (coercion, unknown fields dropped). */
export function validated<T>(request: FastifyRequest, schema: TSchema, value: unknown): T {
  const check = request.getValidationFunction(schema) ?? request.compileValidationSchema(schema)
  if (check(value)) return value as T
  const language: Language = request.actor?.language ?? DEFAULT_LANGUAGE
  throw new InvalidInput(fieldErrors(check.errors ?? [], language))
}
