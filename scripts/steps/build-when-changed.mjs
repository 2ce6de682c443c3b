import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Failure } from './failure.mjs'
import { ROOT } from './paths.mjs'
import { sourceHash } from './source-hash.mjs'

const STAMP = join(ROOT, '.cache', 'build.stamp')
const SOURCES = [
  'libs',
  'services',
  'console',
  'infra',
  'pnpm-lock.yaml',
  'tsconfig.json',
  'scripts/build.mjs',
]
const OUTPUT = join(ROOT, 'services', 'all-in-one', 'dist', 'main.js')

/** Builds every service and the console, unless what is built was made from these very sources. */
export async function buildWhenChanged() {
  const wanted = sourceHash(SOURCES)
  if (existsSync(OUTPUT) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return
  console.log('Building …')
  // A build that fails leaves half of its files: nobody may take them for what was built before.
  rmSync(STAMP, { force: true })
  // Loaded only now: it needs the installed packages.
  const { build } = await import('../build.mjs')
  await build().catch((error) => {
    // The tools have said where; a disk that is full says so itself.
    throw /ENOSPC/.test(String(error)) ? error : new Failure('The build failed; the lines above say where.')
  })
  mkdirSync(join(ROOT, '.cache'), { recursive: true })
  writeFileSync(STAMP, wanted)
}
