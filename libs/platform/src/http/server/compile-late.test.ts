import { ALL_ROUTES } from '@deportivo/contracts/registry/routes'
import type { Contract } from '@deportivo/contracts/route'
import { expect, it } from 'vitest'
import { compileSerializer, compileValidator } from './compile-late.ts'

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
