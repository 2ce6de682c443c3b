import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './paths.mjs'

// Not ours, or generated from ours.
const NOT_SOURCES = new Set(['node_modules', 'dist', 'coverage', 'test-results'])

/**
 * Our files below a path of the checkout (or the file itself), in the same order on every machine; without hidden
 * ones.
 */
export function filesUnder(path) {
  if (!existsSync(join(ROOT, path))) return []
  if (!statSync(join(ROOT, path)).isDirectory()) return [path]
  return readdirSync(join(ROOT, path), { withFileTypes: true })
    .filter((entry) => !NOT_SOURCES.has(entry.name) && !entry.name.startsWith('.'))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) =>
      entry.isDirectory() ? filesUnder(`${path}/${entry.name}`) : [`${path}/${entry.name}`],
    )
}
