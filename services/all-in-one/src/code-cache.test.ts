import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { compile } from './code-cache.ts'

let folder: string
let file: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'deportivo-code-'))
  file = join(folder, 'bundle.cjs')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

function runOnce(): unknown {
  const { wrapper, storeCode } = compile(file)
  const bundle = { exports: {} as { price?: () => number } }
  wrapper(bundle.exports, createRequire(file), bundle, file, folder)
  const price = bundle.exports.price?.()
  storeCode()
  return price
}

const bundleOf = (price: number) => `exports.price = () => ${price}`
const stored = () => stat(`${file}.cache`).then(({ ino, size }) => ({ ino, size }))

describe('stored code', () => {
  it('is stored by the first start and taken by the next ones', async () => {
    await writeFile(file, bundleOf(45_000))
    expect(runOnce()).toBe(45_000)
    const first = await stored()
    expect(runOnce()).toBe(45_000)
    expect(await stored()).toEqual(first)
  })

  it('is not run for another build of the same length', async () => {
    await writeFile(file, bundleOf(45_000))
    runOnce()
    await writeFile(file, bundleOf(52_000))
    expect(runOnce()).toBe(52_000)
    expect(runOnce()).toBe(52_000)
  })

  it('is replaced when V8 refuses it', async () => {
    await writeFile(file, bundleOf(45_000))
    runOnce()
    const [, ...code] = (await readFile(`${file}.cache`, 'latin1')).split('\n')
    // Another text, since V8 remembers the first one in this process.
    await writeFile(file, bundleOf(5))
    const { mtimeMs, size } = await stat(file)
    await writeFile(`${file}.cache`, [`${mtimeMs} ${size}`, ...code].join('\n'), 'latin1')
    const refused = await stored()
    expect(runOnce()).toBe(5)
    expect((await stored()).ino).not.toBe(refused.ino)
  })

  it('is not needed: a start that cannot store it runs', async () => {
    await writeFile(file, bundleOf(45_000))
    const { wrapper, storeCode } = compile(file)
    await rm(folder, { recursive: true })
    const bundle = { exports: {} as { price?: () => number } }
    wrapper(bundle.exports, createRequire(file), bundle, file, folder)
    storeCode()
    expect(bundle.exports.price?.()).toBe(45_000)
  })
})
