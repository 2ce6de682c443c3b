import type { FastifyRequest } from 'fastify'
import type { TSchema } from 'typebox'
import { fieldErrors } from '@deportivo/contracts/field-errors'
import { invalid } from './refused.ts'

/**
 * Validates a value by a schema that depends on data, with the server's own rules (coercion, unknown fields
 * dropped); the errors are those of the route's own validation.
 */
export function validated<T>(request: FastifyRequest, schema: TSchema, value: unknown): T {
  const check = request.getValidationFunction(schema) ?? request.compileValidationSchema(schema)
  if (check(value)) return value as T
  throw invalid(fieldErrors(check.errors ?? []))
}
