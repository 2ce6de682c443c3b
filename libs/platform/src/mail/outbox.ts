import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config.ts'

export interface Mail {
  to: string
  subject: string
  text: string
}

/** A mail that lies in the data folder, since no mail server was given. */
export interface LyingMail extends Mail {
  id: string
  at: string
}

type Where = Pick<Config, 'dataDir'>

// More than anybody reads through; the files themselves stay.
const MOST_LISTED = 200
const OURS = /^[0-9A-Za-z-]+$/

const folderOf = ({ dataDir }: Where) => join(dataDir, 'outbox')

/** Written aside and renamed: a reader sees a whole mail or none. For its owner's eyes only: it may hold a token. */
export async function putInOutbox(where: Where, { at, ...mail }: Mail & { at: Date }): Promise<void> {
  const folder = folderOf(where)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const id = `${at.toISOString().replaceAll(/[:.]/g, '-')}-${randomBytes(4).toString('hex')}`
  const lying: LyingMail = { id, at: at.toISOString(), ...mail }
  const draft = join(folder, `${id}.draft`)
  await writeFile(draft, `${JSON.stringify(lying, null, 2)}\n`, { mode: 0o600, flag: 'wx' })
  await rename(draft, join(folder, `${id}.json`))
}

/** The newest mails of the outbox, newest first; their names begin with their time. */
export async function listOutbox(where: Where): Promise<LyingMail[]> {
  const names = await namesIn(folderOf(where))
  const newest = names
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .reverse()
    .slice(0, MOST_LISTED)
  const mails = await Promise.all(newest.map((name) => readFromOutbox(where, name.slice(0, -'.json'.length))))
  return mails.filter((mail) => mail !== null)
}

export async function readFromOutbox(where: Where, id: string): Promise<LyingMail | null> {
  if (!OURS.test(id)) return null
  try {
    return JSON.parse(await readFile(join(folderOf(where), `${id}.json`), 'utf8')) as LyingMail
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    // Nothing was ever mailed.
    if (isMissing(error)) return []
    throw error
  }
}

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'
