import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { mapStacks } from './map-stacks.ts'

let folder: string
const before = Object.getOwnPropertyDescriptor(Error, 'prepareStackTrace')

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'deportivo-stacks-'))
})
afterAll(async () => {
  if (before) Object.defineProperty(Error, 'prepareStackTrace', before)
  else Reflect.deleteProperty(Error, 'prepareStackTrace')
  await rm(folder, { recursive: true, force: true })
})

it('a stack names the line of our source, not the line of the bundle', async () => {
  const source = join(folder, 'fail.ts')
  const bundle = join(folder, 'bundle.cjs')
  await writeFile(
    source,
    'interface Gone {}\n\nexport function fail(): Gone {\n  throw new Error("no stock")\n}\n',
  )
  await build({
    entryPoints: [source],
    outfile: bundle,
    bundle: true,
    format: 'cjs',
    sourcemap: true,
    banner: { js: '"use strict";\n\n\n' },
  })
  const { fail } = createRequire(bundle)(bundle) as { fail: () => never }
  mapStacks(bundle)
  let stack = ''
  try {
    fail()
  } catch (error) {
    stack = (error as Error).stack ?? ''
  }
  expect(stack).toMatch(/^Error: no stock\n {4}at fail \(.*fail\.ts:4:9\)\n/)
  expect(stack).toContain('map-stacks.test.ts')
})
