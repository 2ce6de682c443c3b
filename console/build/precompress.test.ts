import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { precompress } from './precompress.ts'

let root: string

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'precompress-'))
  await writeFile(join(root, 'index.html'), '<!doctype html><script type="module" src="./main.js"></script>')
  await writeFile(join(root, 'main.js'), 'document.title = "shop"')
})
afterAll(() => rm(root, { recursive: true, force: true }))

test.each([
  ['beside the sources', 'dist'],
  ['at a whole path', join(tmpdir(), `precompress-out-${process.pid}`)],
])('every text file lies compressed beside itself, written %s', async (_, outDir) => {
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [precompress()],
    build: { outDir, emptyOutDir: true },
  })
  const out = outDir === 'dist' ? join(root, outDir) : outDir
  const files = (await readdir(out, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => relative(out, join(entry.parentPath, entry.name)))
  const texts = files.filter((file) => /\.(js|html)$/.test(file))
  expect(texts.length).toBe(2)
  for (const file of texts) expect(files).toEqual(expect.arrayContaining([`${file}.br`, `${file}.gz`]))
  await rm(out, { recursive: true, force: true })
})
