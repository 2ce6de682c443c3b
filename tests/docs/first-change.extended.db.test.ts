import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyTree, type TreeCopy } from '../generators/tree-copy.ts'

const page = readFileSync(join(import.meta.dirname, '..', '..', 'docs/first-change.md'), 'utf8')
const blocks = (language: string) =>
  [...page.matchAll(new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\``, 'gms'))].map(([, text = '']) => text)

const commands = blocks('sh').join('').trim().split('\n')
const filesOf = (command: string) => command.split(' ').filter((word) => word.endsWith('.ts'))

const MINUTES = 60_000

let tree: TreeCopy
beforeAll(async () => {
  tree = await copyTree()
})
afterAll(() => tree.remove())

test(
  'the change of the page applies, compiles, is put on record and passes its tests',
  async () => {
    const [contract = '', ...others] = blocks('diff')
    expect(await tree.applyPatch(contract)).toBeNull()
    // As the page states: the choice has no text yet.
    expect(await tree.checkTypes()).toMatch(/console\/src\/features\/cashier/)
    for (const patch of others) expect(await tree.applyPatch(patch)).toBeNull()
    expect(await tree.checkTypes()).toBeNull()
    expect(commands).toContain('npm run release:migrations')
    expect(commands).toContain('npm run release:calls')
    for (const name of ['migrations', 'calls'])
      expect(
        await tree.runScript('node_modules/tsx/dist/cli.mjs', `tests/contracts/release-${name}.ts`),
      ).toBeNull()
    const files = commands.filter((command) => command.startsWith('npx vitest')).flatMap(filesOf)
    expect(files).toHaveLength(4)
    expect(await tree.runTests(files, '')).toBeNull()
  },
  20 * MINUTES,
)
