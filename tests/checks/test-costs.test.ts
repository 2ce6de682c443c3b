import { expect, it } from 'vitest'
import { costLines, type FileCost } from '../../scripts/suites/test-costs.mjs'

const file = (name: string, cost: Partial<FileCost> = {}): FileCost => ({
  file: name,
  tests: 1,
  imports: 0,
  setUp: 0,
  run: 1000,
  ...cost,
})

it('the cost of a suite is printed in all and by file, the files sorted by their whole cost, imports included', () => {
  const files = [file('quick.test.ts'), file('large.test.ts', { imports: 2500, setUp: 100, tests: 3 })]
  expect(costLines({ name: 'db', elapsed: 4000, files })).toEqual([
    'db: 4.0 s, 4 tests in 2 files (tests 2.0 s, imports 2.5 s, set-up 0.1 s)',
    '    3.6 s  large.test.ts (3 tests, imports 2.5 s)',
    '    1.0 s  quick.test.ts (1 tests, imports 0.0 s)',
  ])
})

it('no more than its ten slowest files are listed', () => {
  const files = Array.from({ length: 15 }, (_, at) => file(`${at}.test.ts`, { run: at }))
  const [, first, ...others] = costLines({ name: 'pure', elapsed: 1000, files })
  expect(first).toContain(' 14.test.ts ')
  expect(others).toHaveLength(9)
})
