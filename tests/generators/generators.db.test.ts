import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyTree, type TreeCopy } from './tree-copy.ts'

interface Generator {
  script: string
  args: readonly string[]
  /** The generated test. */
  test: string
}

// All of them in one copy: it is type-checked once, and the generated tests share one server.
const GENERATORS: readonly Generator[] = [
  {
    script: 'scripts/new-report.mjs',
    args: ['stages'],
    test: 'services/finance/src/stages/stages-report.db.test.ts',
  },
]

const MINUTES = 60_000

let tree: TreeCopy
beforeAll(async () => {
  tree = await copyTree()
})
afterAll(() => tree.remove())

test.each(GENERATORS)('$script writes its files', async ({ script, args }) => {
  expect(await tree.runScript(script, ...args)).toBeNull()
})

test('a tree with all that was generated compiles', { timeout: 5 * MINUTES }, async () => {
  expect(await tree.checkTypes()).toBeNull()
})

test('the generated tests pass', { timeout: 5 * MINUTES }, async () => {
  expect(await tree.runTests(GENERATORS.map(({ test }) => test))).toBeNull()
})
