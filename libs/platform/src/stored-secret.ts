import { randomUUID } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined)

function readIfThere(path: string): string | null {
  try {
    return readFileSync(path, 'utf8').trim()
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null
    throw error
  }
}

/**
 * The secret in `path`, made once and readable by its owner only. Processes that start at the same time get the
 * same one.
 */
export function storedSecret(path: string, make: () => string): string {
  const stored = readIfThere(path)
  if (stored !== null) return stored
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  // Created by a link: a second process must read a whole secret, and must not replace the first one's.
  const draft = `${path}.${randomUUID()}`
  writeFileSync(draft, `${make()}\n`, { mode: 0o600 })
  try {
    linkSync(draft, path)
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
  } finally {
    rmSync(draft)
  }
  return readFileSync(path, 'utf8').trim()
}
