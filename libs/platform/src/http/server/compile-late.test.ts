import { ALL_ROUTES } from '@deportivo/contracts/registry/routes'
import { Strict, type Contract } from '@deportivo/contracts/route'
import { Id } from '@deportivo/contracts/shapes'
import fastify from 'fastify'
import { expect, it } from 'vitest'
import { compileLate, compileSerializer, compileValidator } from './compile-late.ts'

const CALLS = Object.values<readonly Contract[]>(ALL_ROUTES).flat()

it('every schema of every call compiles', () => {
  const failed = CALLS.flatMap(({ method, path, params, query, body, reply }) => {
    try {
      for (const schema of [params, query, body]) compileValidator({ schema })
      compileSerializer({ schema: reply } as never)
      return []
    } catch (error) {
      return [`${method} ${path}: ${String(error)}`]
    }
  })
  expect(CALLS.length).toBeGreaterThan(100)
  expect(failed).toEqual([])
})

it('refuses with false and the errors, as code that calls a validator directly expects', () => {
  const app = fastify()
  compileLate(app)
  const validate = app.validatorCompiler?.({ schema: Strict({ id: Id }), method: 'POST', url: '/' }) as
    (((body: object) => boolean) & { errors: object[] | null }) | undefined
  expect([validate?.({}), validate?.errors]).toMatchObject([false, [{ keyword: 'required' }]])
  expect([validate?.({ id: 1 }), validate?.errors]).toEqual([true, null])
})
