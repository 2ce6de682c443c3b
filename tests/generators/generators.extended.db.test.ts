import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyTree, type TreeCopy } from './tree-copy.ts'

interface Generator {
  script: string
  args: readonly string[]
  /** The generated test, or those that cover what is generated. */
  tests: readonly string[]
}

// All of them in one copy: it is type-checked once, and the generated tests share one server.
const GENERATORS: readonly Generator[] = [
  {
    script: 'scripts/new-step.mjs',
    args: ['unpack', 'packing_up', 'getting_ready'],
    tests: ['libs/orders/src/undo-every-step.db.test.ts'],
  },
  {
    script: 'scripts/new-step.mjs',
    args: ['inspect', 'getting_ready', 'inspecting'],
    tests: ['libs/lifecycle/src/order/steps.test.ts'],
  },
]

// All tests of these files, but of the undo of each step only that of the new one.
const NAMED = '^(?!.* and its undo )|^unpack '

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
  expect(
    await tree.runTests(
      GENERATORS.flatMap(({ tests }) => tests),
      NAMED,
    ),
  ).toBeNull()
})
