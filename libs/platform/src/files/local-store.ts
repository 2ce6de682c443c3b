import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Refused } from '../http/refused.ts'
import { createMeter } from './meter.ts'
import { ourPath, QUARANTINE } from './paths.ts'
import type { FileStore, ReceivedFile } from './store.ts'

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined)

/** Files in a folder of this machine, or one that all machines share. */
export async function createLocalStore(root: string): Promise<FileStore> {
  await mkdir(join(root, QUARANTINE), { recursive: true, mode: 0o700 })
  const placeOf = (path: string) => join(root, ourPath(path))
  return {
    receive: (source, limit) => receive(root, source, limit.maxBytes),
    write: (path, bytes) => write(join(root, QUARANTINE, randomUUID()), placeOf(path), bytes),
    read: (path) => readFile(placeOf(path)),
    stream: async (path) => {
      // Opened first: a missing file must fail here, not in the middle of a response.
      const file = await open(placeOf(path))
      return file.createReadStream()
    },
    remove: (path) => rm(placeOf(path), { force: true }),
    olderThan: (folder, before) => olderThan(root, folder, before),
  }
}

async function receive(root: string, source: Readable, maxBytes: number): Promise<ReceivedFile> {
  const path = `${QUARANTINE}/${randomUUID()}`
  const meter = createMeter(maxBytes)
  try {
    // Flushed: a file that was acknowledged must survive a power failure, as its row does.
    await pipeline(
      source,
      meter.stream,
      createWriteStream(join(root, path), { mode: 0o600, flags: 'wx', flush: true }),
    )
  } catch (error) {
    await rm(join(root, path), { force: true })
    if (codeOf(error) === 'ENOSPC') throw new Refused({ kind: 'unavailable', key: 'problem.unavailable' })
    throw error
  }
  return { path, ...meter.measured() }
}

/**
 * Written to a temporary file and renamed: a reader sees the whole file or none, and a crash leaves only what is
 * swept.
 */
async function write(draft: string, place: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(place), { recursive: true, mode: 0o700 })
  try {
    await writeWhole(draft, bytes)
    await rename(draft, place)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

async function writeWhole(place: string, bytes: Uint8Array): Promise<void> {
  const file = await open(place, 'wx', 0o600)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

async function olderThan(root: string, folder: string, before: Date): Promise<string[]> {
  const names = await readdir(join(root, folder))
  const dated = await Promise.all(
    names.map(async (name) => ({ name, at: await modifiedAt(join(root, folder, name)) })),
  )
  return dated.filter(({ at }) => at !== null && at < before).map(({ name }) => `${folder}/${name}`)
}

async function modifiedAt(place: string): Promise<Date | null> {
  try {
    return (await stat(place)).mtime
  } catch (error) {
    // Removed since it was listed.
    if (codeOf(error) === 'ENOENT') return null
    throw error
  }
}
