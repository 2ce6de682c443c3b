import { randomBytes } from 'node:crypto'
import { readdir, readFile, rename, statfs, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { makeFolder } from '@deportivo/platform/config/make-folder'
import { CannotStart, errorCode } from './cannot-start.ts'

const MARKER = 'deportivo.json'
const PRODUCT = 'administrador-deportivo'
// What an installation with its own database leaves in its data folder, which may be used by ours later.
const KNOWN = new Set(['demo-password', 'files', 'keys', 'outbox'])

// With less, PostgreSQL stops in the middle of its first checkpoint: two WAL segments of 16 MB and some reserve.
const ROOM_TO_RUN_MB = 64
// A new cluster with the demo company; with less, the first start fails half-way.
const ROOM_TO_CREATE_MB = 256

interface Marker {
  readonly product: typeof PRODUCT
  readonly postgresPort?: number
}

export interface DataFolder {
  readonly path: string
  readonly cluster: string
  readonly log: string
  readonly rememberedPort: number | undefined
  rememberPort(port: number): Promise<void>
  /** The database password, readable by the folder's owner only; created with the database and never changed. */
  password(isFresh: boolean): Promise<string>
}

/**
 * Claims a folder as the product's own, creating it when absent. Refuses a folder that holds anything else, so
 * that a mistyped DATA_DIR never puts a database among other files.
 */
export async function claimDataFolder(dataDir: string): Promise<DataFolder> {
  const path = resolve(dataDir)
  const marker = await explain(path, () => readOrWriteMarker(path))
  return {
    path,
    cluster: join(path, 'postgres'),
    log: join(path, 'postgres.log'),
    rememberedPort: marker.postgresPort,
    rememberPort: (port) => writeMarker(path, { product: PRODUCT, postgresPort: port }),
    password: (isFresh) => explain(path, () => readPassword(join(path, 'postgres-password'), isFresh)),
  }
}

/** Refuses when the disk has no room to run (or, with `fresh`, to make a new database). */
export async function requireRoom(path: string, fresh: boolean): Promise<void> {
  const { bavail, bsize } = await statfs(path)
  const free = Math.floor((bavail * bsize) / 2 ** 20)
  const needed = fresh ? ROOM_TO_CREATE_MB : ROOM_TO_RUN_MB
  if (free < needed) {
    throw new CannotStart(
      `The disk of ${path} is full: ${free} MB free, ${needed} MB needed. Make room and start again.`,
    )
  }
}

async function readOrWriteMarker(path: string): Promise<Marker> {
  await makeFolder(path, 0o711)
  const entries = await readdir(path)
  if (entries.includes(MARKER)) return readMarker(path)
  if (entries.some((entry) => !KNOWN.has(entry))) {
    throw new CannotStart(
      `${path} is not a data folder of this product: it holds other files. Set DATA_DIR to an empty or a new folder.`,
    )
  }
  const marker: Marker = { product: PRODUCT }
  await writeMarker(path, marker)
  return marker
}

async function readMarker(path: string): Promise<Marker> {
  const text = await readFile(join(path, MARKER), 'utf8')
  const marker = parse(text)
  if (!isMarker(marker)) {
    throw new CannotStart(
      `${join(path, MARKER)} is not of this product. Set DATA_DIR to an empty or a new folder.`,
    )
  }
  return marker
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isMarker(value: unknown): value is Marker {
  return typeof value === 'object' && value !== null && 'product' in value && value.product === PRODUCT
}

// Written by renaming: a crash in the middle must not leave half a marker, which the next start would refuse.
async function writeMarker(path: string, marker: Marker): Promise<void> {
  const draft = join(path, `.${MARKER}.${process.pid}`)
  await writeFile(draft, JSON.stringify(marker) + '\n')
  await rename(draft, join(path, MARKER))
}

async function readPassword(file: string, isFresh: boolean): Promise<string> {
  try {
    return (await readFile(file, 'utf8')).trim()
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error
  }
  if (!isFresh)
    throw new CannotStart(`${file}, the database's password, is missing. Put it back and start again.`)
  const password = randomBytes(24).toString('base64url')
  await writeFile(file, password + '\n', { mode: 0o600, flag: 'wx' })
  return password
}

async function explain<T>(path: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const reason = REASONS[errorCode(error) ?? '']
    if (reason) throw new CannotStart(reason(path))
    // Every other refusal of the system is about the folder too; an error of ours has no `syscall`.
    if (error instanceof Error && 'syscall' in error)
      throw new CannotStart(`DATA_DIR ${path} cannot be used: ${error.message}`)
    throw error
  }
}

const REASONS: Record<string, (path: string) => string> = {
  EACCES: (path) =>
    `${path} cannot be written by this user. Start as its owner, or set DATA_DIR to another folder.`,
  EPERM: (path) =>
    `${path} cannot be written by this user. Start as its owner, or set DATA_DIR to another folder.`,
  EROFS: (path) => `${path} is on a read-only disk. Set DATA_DIR to a folder that can be written.`,
  ENOSPC: (path) => `The disk of ${path} is full. Make room and start again.`,
  ENOENT: (path) => `${path} cannot be made. Set DATA_DIR to a folder that can be written.`,
  ENOTDIR: (path) => `${path} is not a folder. Set DATA_DIR to a folder.`,
  EEXIST: (path) => `${path} is not a folder. Set DATA_DIR to a folder.`,
}
