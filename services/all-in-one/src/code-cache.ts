import { createHash } from 'node:crypto'
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { Script } from 'node:vm'

/** The function around a CommonJS module. */
type Wrapper = (
  exports: object,
  require: NodeJS.Require,
  module: object,
  filename: string,
  dirname: string,
) => void

export interface Compiled {
  wrapper: Wrapper
  /** Stores the code compiled so far for the next start, unless this one had such code. */
  storeCode: () => void
}

// Without a file, or with a folder that this process may not write or a full disk, each start compiles.
const UNAVAILABLE = new Set(['ENOENT', 'EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EDQUOT'])

/**
 * Compiles a bundle with the code that V8 stored at an earlier start, which takes half of the CPU time of a start.
 * Only a start shows which functions a start needs, so the code is stored by one and not by the build. V8 refuses
 * code made by another version or with other flags; of another source it compares the length only, so the code
 * is stored with the hash of its bundle, and processes with different flags store it in different places.
 */
export function compile(file: string, place = `${file}.cache`): Compiled {
  const bundle = readFileSync(file)
  const build = createHash('sha1').update(bundle).digest()
  const stored = readStored(place, build)
  // esbuild escapes all other characters; one byte for each keeps V8's copy half as large.
  const source = `(function (exports, require, module, __filename, __dirname) {${bundle.toString('latin1')}\n})`
  const script = new Script(source, { filename: file, ...(stored ? { cachedData: stored } : {}) })
  return {
    wrapper: script.runInThisContext() as Wrapper,
    storeCode: () => {
      if (stored && !script.cachedDataRejected) return
      store(place, Buffer.concat([build, script.createCachedData()]))
    },
  }
}

function readStored(file: string, build: Buffer): Buffer | undefined {
  try {
    const stored = readFileSync(file)
    return stored.subarray(0, build.length).equals(build) ? stored.subarray(build.length) : undefined
  } catch (error) {
    if (UNAVAILABLE.has(codeOf(error))) return undefined
    throw error
  }
}

// Renamed when whole: another start may be reading, or storing too.
function store(file: string, content: Buffer): void {
  const draft = `${file}.${process.pid}`
  try {
    writeFileSync(draft, content)
    renameSync(draft, file)
  } catch (error) {
    rmSync(draft, { force: true })
    if (!UNAVAILABLE.has(codeOf(error))) throw error
  }
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '')
