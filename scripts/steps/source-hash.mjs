import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesUnder } from './files.mjs'
import { ROOT } from './paths.mjs'

const TEST = /\.test\.tsx?$/

/**
 * A hash of the contents of these files and folders without tests: equal hashes mean that nothing has to be
 * rebuilt.
 */
export function sourceHash(paths) {
  const hash = createHash('sha256')
  const files = paths.flatMap(filesUnder).filter((file) => !TEST.test(file))
  for (const file of files) hash.update(file).update(readFileSync(join(ROOT, file)))
  return hash.digest('hex')
}
