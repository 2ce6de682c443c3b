import { createHash } from 'node:crypto'
import { PORTRAIT_FILE, type PORTRAIT_FIELDS } from '@deportivo/contracts/portrait'
import type { Knex } from 'knex'
import type { Static, TObject } from 'typebox'
import { checkFile } from '../files/check-file.ts'
import type { FileStore } from '../files/store.ts'
import { invalid } from '../http/refused.ts'
import { createKeyedLimiter } from '../keyed-limiter.ts'
import { decode } from '../pictures/decoder.ts'
import type { Deps } from '../service.ts'

type Body = Static<TObject<typeof PORTRAIT_FIELDS>>
type Upload = NonNullable<Body['photo']>

/** A body with its picture drawn: null removes the stored one, undefined leaves it as it is. */
export type Portrait = Buffer | null | undefined

const DRAWN = { width: 256, height: 256, quality: 82 }

// A small file can decode to a huge image; no camera makes a portrait larger than this.
const MAX_PIXELS = 40_000_000

/** The picture decoded and encoded again: square, small, upright, without the camera's metadata. */
async function draw(files: FileStore, upload: Upload): Promise<Buffer> {
  checkFile('photo', upload, PORTRAIT_FILE.kinds)
  const drawn = await decode(async () => ({
    do: 'draw',
    source: await files.read(upload.path),
    maxPixels: MAX_PIXELS,
    renditions: [DRAWN],
  }))
  const [picture] = drawn ?? []
  if (!picture) throw invalid({ photo: 'portrait.unreadable' })
  return picture
}

// One decoded picture can take hundreds of megabytes: a user who uploads many at once waits for their own.
const inTurn = createKeyedLimiter(1)

/** Draws the uploaded picture of a body, outside of any transaction and lock. */
export async function preparePortrait(
  { files, log }: Pick<Deps, 'files' | 'log'>,
  actorId: number,
  { photo, remove_photo }: Body,
): Promise<Portrait> {
  const picture = photo && (await inTurn(String(actorId), () => draw(files, photo)))
  // Only the encoded picture is stored; an upload that cannot be removed now is swept later.
  if (photo) await files.remove(photo.path).catch((err: unknown) => log.warn({ err }, 'upload not removed'))
  return picture ?? (remove_photo ? null : undefined)
}

/** Identifies the picture in the person's row and address: another picture has another mark. */
const markOf = (picture: Buffer) => createHash('sha256').update(picture).digest('hex').slice(0, 16)

/** The column of the person's row. */
export const portraitColumn = (portrait: Portrait): { photo?: string | null } =>
  portrait === undefined ? {} : { photo: portrait && markOf(portrait) }

/** Its name for the audit, which stores no values of it. */
export const portraitName = (portrait: Portrait): readonly string[] =>
  portrait === undefined ? [] : ['photo']

/** The table that has the drawn picture of each person, and its column with the person's number. */
export interface PortraitTable {
  table: string
  person: string
}

/** A row of such a table. */
export interface PortraitRow {
  picture: Buffer
}

/** Stores, replaces or removes the drawn picture. */
export async function savePortrait(
  trx: Knex,
  { table, person }: PortraitTable,
  id: number,
  picture: Portrait,
): Promise<void> {
  if (picture === undefined) return
  if (picture === null)
    await trx(table)
      .where({ [person]: id })
      .delete()
  else
    await trx(table)
      .insert({ [person]: id, picture })
      .onConflict(person)
      .merge()
}

/** Body fields without those of the picture. */
export function withoutPortrait<B extends Body>(body: B): Omit<B, 'photo' | 'remove_photo'> {
  const { photo: _photo, remove_photo: _removed, ...fields } = body
  return fields
}
