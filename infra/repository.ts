import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The checkout's top folder, found from the sources as well as from a bundle of them. */
export function repositoryRoot(from: string = dirname(fileURLToPath(import.meta.url))): string {
  if (existsSync(join(from, 'pnpm-workspace.yaml'))) return from
  if (dirname(from) === from) throw new Error('not inside a checkout: pnpm-workspace.yaml is nowhere above')
  return repositoryRoot(dirname(from))
}
