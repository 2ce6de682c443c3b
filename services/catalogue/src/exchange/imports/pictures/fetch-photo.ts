import { PRODUCT_PHOTO_FILE } from '@deportivo/contracts/catalogue/photos'
import { NAMING, sniff } from '@deportivo/platform/files/kinds'
import type { UploadedFile } from '@deportivo/platform/files/multipart'
import type { ReceivedFile } from '@deportivo/platform/files/store'
import { Refused, type KeyedText } from '@deportivo/platform/http/refused'
import { lockRow } from '@deportivo/platform/records/save-record'
import type { Deps } from '@deportivo/platform/service'
import type { Knex } from 'knex'
import { addPhoto } from '../../../products/photos/add-photo.ts'
import { PRODUCT } from '../../../products/product-record.ts'
import { storedCall } from '@deportivo/platform/records/stored-call'
import type { ImportRow, PhotoRow } from '../tables.ts'
import { openPicture } from './open-picture.ts'
import { PictureRefused } from './picture-refused.ts'

// A picture of the largest size takes less from a shop that is open; more would let a few addresses stop all others.
const MAX_MS = 20_000
const LONGEST_NAME = 100

const nameOf = (url: string): string =>
  (new URL(url).pathname.split('/').at(-1) ?? '').replace(/\.[^.]*$/, '').slice(0, LONGEST_NAME) || 'foto'

/** Its content decides what it is: addresses and servers often name no kind, or another one. */
function uploadOf(url: string, { head, ...received }: ReceivedFile): UploadedFile {
  const kind = sniff(head)
  return {
    ...received,
    head: head.toString('base64'),
    name: `${nameOf(url)}.${kind ?? 'bin'}`,
    media_type: kind ? NAMING[kind].mediaTypes[0] : 'application/octet-stream',
  }
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '')

// Of a sender that stopped in the middle, or took too long; any other failure is ours.
const OF_NETWORK = ['ABORT_ERR', 'ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE']

async function receive({ files, config }: Deps, url: string): Promise<UploadedFile> {
  const signal = AbortSignal.timeout(MAX_MS)
  const picture = await openPicture(url, { signal, origins: config.pictureOrigins })
  try {
    return uploadOf(url, await files.receive(picture, { maxBytes: PRODUCT_PHOTO_FILE.max_bytes }))
  } catch (error) {
    throw OF_NETWORK.includes(codeOf(error)) ? new PictureRefused('import.photo.no_reply') : error
  }
}

const waiting = (db: Knex, { id }: PhotoRow) => db('catalogue.import_photos').where({ id, state: 'waiting' })

/** Adds the photo to its product, unless it has it; returns whether the file is used. */
const store = (deps: Deps, row: ImportRow, photo: PhotoRow, file: UploadedFile): Promise<boolean> =>
  deps.db.transaction(async (trx) => {
    const { product_id, url } = photo
    const product = await lockRow(trx, PRODUCT, product_id)
    // Locked: of two jobs at once the second finds what the first has stored.
    const isWaiting = (await waiting(trx, photo).forUpdate().first('id')) !== undefined
    const known = await trx('catalogue.product_photos').where({ product_id, source_url: url }).first('id')
    const isNew = isWaiting && known === undefined
    const added = { file, requestId: row.request_id, source_url: url }
    const attachment_id = isNew ? await addPhoto(storedCall(deps, trx, row), product, added) : null
    await waiting(trx, photo).update({ state: 'stored', attachment_id })
    return isNew
  })

async function storeOrRemove(deps: Deps, row: ImportRow, photo: PhotoRow, file: UploadedFile): Promise<void> {
  let isUsed = false
  try {
    isUsed = await store(deps, row, photo, file)
  } finally {
    if (!isUsed) await deps.files.remove(file.path)
  }
}

/** Why a picture is left out; null: the failure is not the picture's. */
function reasonOf(error: unknown): KeyedText | null {
  if (error instanceof PictureRefused) return error.reason
  if (!(error instanceof Refused) || error.refusal.kind === 'unavailable') return null
  const { key, values = {}, errors = {} } = error.refusal
  return Object.values(errors)[0] ?? { key, values }
}

/** Fetches a picture and adds it to its product, or notes why not; whether its server did not reply. */
export async function fetchPhoto(
  deps: Deps,
  row: ImportRow,
  photo: PhotoRow,
): Promise<{ isSilent: boolean }> {
  try {
    await storeOrRemove(deps, row, photo, await receive(deps, photo.url))
    return { isSilent: false }
  } catch (error) {
    const reason = reasonOf(error)
    if (reason === null) throw error
    await failPhotos(waiting(deps.db, photo), reason)
    return { isSilent: reason.key === 'import.photo.no_reply' }
  }
}

/** Ends pictures that are not fetched, with the reason; how many they were. */
export const failPhotos = async (photos: ReturnType<typeof waiting>, reason: KeyedText): Promise<number> =>
  photos.update({ state: 'failed', problem: JSON.stringify(reason) })
