import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

export interface Bundles {
  /** KB after gzip: what index.html loads at once, and the largest part that is loaded later. */
  shell: number
  css: number
  largestRoute: { name: string; size: number }
}

const size = (file: string) => gzipSync(readFileSync(file)).length / 1024

/** Sizes of the built console; null where it is not built. */
export function measureBundles(dist: string): Bundles | null {
  if (!existsSync(join(dist, 'index.html'))) return null
  const index = readFileSync(join(dist, 'index.html'), 'utf8')
  const atOnce = [...index.matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g)].map(
    (found) => found[1] ?? '',
  )
  const sum = (ending: string) =>
    atOnce.filter((file) => file.endsWith(ending)).reduce((total, file) => total + size(join(dist, file)), 0)
  const later = readdirSync(join(dist, 'assets'))
    .filter((file) => file.endsWith('.js') && !atOnce.includes(`assets/${file}`))
    .map((name) => ({ name, size: size(join(dist, 'assets', name)) }))
    .sort((a, b) => b.size - a.size)
  return { shell: sum('.js'), css: sum('.css'), largestRoute: later[0] ?? { name: 'none', size: 0 } }
}
