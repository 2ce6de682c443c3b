import type { FastifyRequest } from 'fastify'
import type { TSchema } from 'typebox'
import { fieldErrors } from '@deportivo/contracts/field-errors'
import { invalid } from './refused.ts'

/**
 * Checks a value by a schema that was known only after looking, with the server's own rules (coercion, unknown fields
 * dropped); says what the route's own schema would say.
 */
export function validated<T>(request: FastifyRequest, schema: TSchema, value: unknown): T {
  const check = request.getValidationFunction(schema) ?? request.compileValidationSchema(schema)
  if (check(value)) return value as T
  throw invalid(fieldErrors(check.errors ?? []))
}
