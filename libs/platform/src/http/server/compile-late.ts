import { VALIDATION } from '@deportivo/contracts/validation'
import createValidators from '@fastify/ajv-compiler'
import createSerializers from '@fastify/fast-json-stringify-compiler'
import type { FastifyInstance } from 'fastify'
import { withPlainNumbers } from './plain-numbers.ts'

/** One contract serves JSON and forms: strings are coerced, unknown fields dropped, every error reported. */
const AJV = { ...VALIDATION, coerceTypes: 'array', code: { process: withPlainNumbers } } as const

export const compileValidator = createValidators()({}, { customOptions: AJV }) as (route: object) => {
  (data: unknown): boolean
  errors?: Error[] | null
}
export const compileSerializer = createSerializers()()

interface RouteSchema {
  readonly schema: object
}

/** What was compiled for a schema, as long as the schema lives: the apps of a process share their contracts. */
function oncePerSchema<Compiled>(compile: (route: object) => Compiled): (route: RouteSchema) => Compiled {
  const known = new WeakMap<object, Compiled>()
  return (route) => {
    const compiled = known.get(route.schema) ?? compile(route)
    known.set(route.schema, compiled)
    return compiled
  }
}

const validatorOf = oncePerSchema(compileValidator)
const serializerOf = oncePerSchema((route) => compileSerializer(route as never))

/**
 * Compiles the schemas of a call when it is first made, not at start: a third of the CPU time of a start went to
 * schemas of calls that a process may never serve. A schema that does not compile fails its first call, so a test
 * compiles all of them.
 */
export function compileLate(app: FastifyInstance): void {
  app.setValidatorCompiler((route) => {
    let validate: ReturnType<typeof compileValidator> | undefined
    // As Ajv's own: `false` with its `errors`. Another refusal would be taken for consent where it is called directly.
    const validateLate = (data: unknown): boolean => {
      validate ??= validatorOf(route)
      const isValid = validate(data)
      validateLate.errors = validate.errors ?? null
      return isValid
    }
    validateLate.errors = null as Error[] | null
    return validateLate as never
  })
  app.setSerializerCompiler((route) => {
    let serialize: ReturnType<typeof compileSerializer> | undefined
    return (data) => (serialize ??= serializerOf(route))(data)
  })
}
