import { findAttachment, type AttachmentRow, type Settlement } from '@deportivo/platform/files/attachments'
import type { FileStore } from '@deportivo/platform/files/store'
import { firstPage } from '@deportivo/platform/pictures/first-page'
import { MAX_PIXELS, pixelsOf } from '@deportivo/platform/pictures/readable'
import type { Deps } from '@deportivo/platform/service'
import { withoutLocation } from './location.ts'
import { picturesOf, type Pictures } from './pictures.ts'
import type { Scanner } from './scanner.ts'
import { settle } from './settle.ts'

const INFECTED = { state: 'rejected', rejected_reason: 'file.rejected.infected' } as const
const UNREADABLE = { state: 'rejected', rejected_reason: 'file.rejected.unreadable' } as const

/**
 * Examines a received file and settles it: clean with its pictures, or rejected with the reason. Safe to repeat
 * and to run twice at once; throws when a later retry can succeed.
 */
export async function examine(deps: Deps, scanner: Scanner, id: number): Promise<void> {
  const attachment = await findAttachment(deps.db, id)
  if (attachment?.state === 'received')
    await settle(deps, attachment, await verdictOn(deps.files, scanner, attachment))
  for (const path of await unwanted(deps.db, id, attachment)) await deps.files.remove(path)
}

/**
 * The bytes of an infected file, and whatever was written for one that was deleted meanwhile. Found after the verdict,
 * and again when the examination is repeated: a crash between the two must not leave them.
 */
async function unwanted(db: Deps['db'], id: number, examined: AttachmentRow | null): Promise<string[]> {
  const attachment = await findAttachment(db, id)
  if (!attachment) return [...(examined ? [examined.path] : []), ...Object.values(picturePaths(id))]
  return attachment.rejected_reason === INFECTED.rejected_reason ? [attachment.path] : []
}

const picturePaths = (id: number) => ({
  thumb_path: `pictures/${id}/thumb.webp`,
  large_path: `pictures/${id}/large.webp`,
})

async function verdictOn(files: FileStore, scanner: Scanner, attachment: AttachmentRow): Promise<Settlement> {
  const bytes = await files.read(attachment.path)
  if (!(await scanner.isClean(bytes))) return INFECTED
  if (attachment.media_type === 'application/pdf') return ofDocument(files, attachment.id, bytes)
  await removeLocation(files, attachment, bytes)
  const pixels = await pixelsOf(() => Promise.resolve(bytes))
  if (pixels === null) return unread(attachment)
  if (pixels > MAX_PIXELS) return { state: 'rejected', rejected_reason: 'file.rejected.too_many_pixels' }
  const pictures = await picturesOf(bytes)
  return pictures ? withPictures(files, attachment.id, pictures) : unread(attachment)
}

/** Before the verdict, after which the original may be downloaded. Its row keeps the checksum of what was sent. */
async function removeLocation(files: FileStore, { path }: AttachmentRow, bytes: Buffer): Promise<void> {
  const cleaned = withoutLocation(bytes)
  if (cleaned) await files.write(path, cleaned)
}

/** Not every build of the decoder reads HEIC: such a file is stored as a download without a picture. */
function unread({ media_type }: AttachmentRow): Settlement {
  return media_type === 'image/heic' ? { state: 'clean', thumb_path: null, large_path: null } : UNREADABLE
}

async function ofDocument(files: FileStore, id: number, pdf: Buffer): Promise<Settlement> {
  const page = await firstPage(pdf)
  if (typeof page === 'string') return { state: 'rejected', rejected_reason: `file.rejected.${page}` }
  const { rgba: data, width, height } = page
  return withPictures(files, id, await picturesOf({ data, width, height }))
}

async function withPictures(files: FileStore, id: number, pictures: Pictures | null): Promise<Settlement> {
  if (!pictures) return UNREADABLE
  const paths = picturePaths(id)
  await files.write(paths.thumb_path, pictures.thumb)
  await files.write(paths.large_path, pictures.large)
  return { state: 'clean', ...paths }
}
