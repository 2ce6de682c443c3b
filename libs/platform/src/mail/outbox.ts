import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config/config.ts'

export interface Mail {
  to: string
  subject: string
  text: string
  /** The same with its layout. */
  html?: string
  attachments?: readonly { filename: string; content: Buffer; contentType: string }[]
  /** A mail that may be sent again has the same one: mailboxes then show it one time. */
  messageId?: string
  /** Where its receiver ends mails of this kind. */
  endUrl?: string
}

type StoredMail = Pick<Mail, 'to' | 'subject' | 'text'>

/** A mail stored in the data folder, since no mail server is configured. */
export interface LyingMail extends StoredMail {
  id: string
  at: string
}

type Where = Pick<Config, 'dataDir'>

// A search opens every one of them; older files remain in the folder only.
const MOST_LISTED = 1_000
const OURS = /^[0-9A-Za-z-]+$/

/** A time as the beginning of a file name. */
const timeIn = (at: Date) => at.toISOString().replaceAll(/[:.]/g, '-')

const folderOf = ({ dataDir }: Where) => join(dataDir, 'outbox')

/**
 * Written to a temporary file and renamed: a reader sees a whole mail or none. Readable by its owner only: it may
 * contain a token.
 */
export async function putInOutbox(
  where: Where,
  { at, to, subject, text }: StoredMail & { at: Date },
): Promise<void> {
  const folder = folderOf(where)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const id = `${timeIn(at)}-${randomBytes(4).toString('hex')}`
  const lying: LyingMail = { id, at: at.toISOString(), to, subject, text }
  const draft = join(folder, `${id}.draft`)
  await writeFile(draft, `${JSON.stringify(lying, null, 2)}\n`, { mode: 0o600, flag: 'wx' })
  await rename(draft, join(folder, `${id}.json`))
}

/** Filters of the outbox: words of receiver or subject, and the time of writing. */
export interface WantedMail {
  search: string
  from: Date | null
  /** Exclusive. */
  until: Date | null
  isOldestFirst: boolean
  offset: number
  top: number
}

/** A page of the outbox, and how many mails there are for all pages. */
export async function listOutbox(
  where: Where,
  wanted: WantedMail,
): Promise<{ mails: LyingMail[]; total: number }> {
  const newest = (await idsIn(where)).reverse().slice(0, MOST_LISTED).filter(writtenBetween(wanted))
  const ids = wanted.isOldestFirst ? newest.reverse() : newest
  const { search, offset, top } = wanted
  if (!search) return { mails: await readAll(where, ids.slice(offset, offset + top)), total: ids.length }
  const found = (await readAll(where, ids)).filter(holding(search))
  return { mails: found.slice(offset, offset + top), total: found.length }
}

/** Oldest first: names begin with their time. */
const idsIn = async (where: Where): Promise<string[]> =>
  (await namesIn(folderOf(where)))
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))
    .toSorted()

/** Filtered by file names, so that only mails of a page are opened. */
function writtenBetween({ from, until }: Pick<WantedMail, 'from' | 'until'>) {
  const [first, end] = [from && timeIn(from), until && timeIn(until)]
  return (id: string) => (first === null || id >= first) && (end === null || id < end)
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()

function holding(search: string) {
  const words = plain(search).split(/\s+/)
  return ({ to, subject }: LyingMail) => words.every((word) => plain(`${to} ${subject}`).includes(word))
}

async function readAll(where: Where, ids: readonly string[]): Promise<LyingMail[]> {
  const mails = await Promise.all(ids.map((id) => readFromOutbox(where, id)))
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
