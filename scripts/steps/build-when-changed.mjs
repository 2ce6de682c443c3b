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

/** Builds every service and the console, unless the present build was made from the same sources. */
export async function buildWhenChanged() {
  const wanted = sourceHash(SOURCES)
  if (existsSync(OUTPUT) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return
  console.log('Building …')
  // A failed build leaves incomplete files, which must not count as a previous build.
  rmSync(STAMP, { force: true })
  // Imported only now: it needs the installed packages.
  const { build } = await import('../build.mjs')
  await build().catch((error) => {
    // The build tools have printed where; a full disk is reported by the caller.
    throw /ENOSPC/.test(String(error)) ? error : new Failure('The build failed; the lines above say where.')
  })
  mkdirSync(join(ROOT, '.cache'), { recursive: true })
  writeFileSync(STAMP, wanted)
}
