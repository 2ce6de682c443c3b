import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyTree, type TreeCopy } from './tree-copy.ts'

interface Generator {
  script: string
  args: readonly string[]
  /** The generated test. */
  test: string
  /** Only the cases with this in their name, where the test has many others. */
  named?: string
}

// All of them in one copy: it is type-checked once, and the generated tests share one server.
const GENERATORS: readonly Generator[] = [
  {
    script: 'scripts/new-report.mjs',
    args: ['stages'],
    test: 'services/finance/src/stages/stages-report.db.test.ts',
  },
  {
    script: 'scripts/new-step.mjs',
    args: ['unpack', 'packing_up', 'getting_ready'],
    test: 'libs/orders/src/undo-every-step.db.test.ts',
    named: 'unpack',
  },
  {
    script: 'scripts/new-step.mjs',
    args: ['inspect', 'getting_ready', 'inspecting'],
    test: 'libs/lifecycle/src/order/steps.test.ts',
  },
  {
    script: 'scripts/new-list.mjs',
    args: ['material', 'materials'],
    test: 'services/catalogue/src/lists/lists.db.test.ts',
  },
]

const MINUTES = 60_000

let tree: TreeCopy
beforeAll(async () => {
  tree = await copyTree()
})
afterAll(() => tree.remove())

test.each(GENERATORS)('$script writes the files of $args.0', async ({ script, args }) => {
  expect(await tree.runScript(script, ...args)).toBeNull()
})

test('a tree with all that was generated compiles', { timeout: 5 * MINUTES }, async () => {
  expect(await tree.checkTypes()).toBeNull()
})

test('the generated tests pass', { timeout: 5 * MINUTES }, async () => {
  const whole = GENERATORS.filter(({ named }) => named === undefined).map(({ test }) => test)
  expect(await tree.runTests(whole)).toBeNull()
  for (const { test, named } of GENERATORS)
    if (named !== undefined) expect(await tree.runTests([test], named)).toBeNull()
})
