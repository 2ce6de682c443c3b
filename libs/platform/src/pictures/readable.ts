import type { FileKind } from '@deportivo/contracts/route'
import { decode } from './decoder.ts'
import { firstPage } from './first-page.ts'
import type { PageReply } from './first-page.worker.ts'

// A small file can expand to a huge image; the best phone cameras in use stay under this.
export const MAX_PIXELS = 50_000_000

/** Smaller than any picture that is shown: only that it can be drawn counts. */
const PROBE = { width: 32, quality: 50 }

export type Fault = 'file.rejected.unreadable' | 'file.rejected.locked' | 'file.rejected.too_many_pixels'

/** The bytes, read when their turn comes: only so many pictures are in memory at once. */
type Read = () => Promise<Buffer>

/** How many pixels an image claims to have; null when it cannot be read as one. */
export const pixelsOf = (read: Read): Promise<number | null> =>
  decode(async () => ({ do: 'measure', bytes: await read() }))

async function faultOfPicture(read: Read): Promise<Fault | null> {
  const probe = { maxPixels: MAX_PIXELS, renditions: [PROBE] }
  if (await decode(async () => ({ do: 'draw', source: await read(), ...probe }))) return null
  const pixels = await pixelsOf(read)
  return pixels !== null && pixels > MAX_PIXELS ? 'file.rejected.too_many_pixels' : 'file.rejected.unreadable'
}

/** Why a page was not drawn; null: it was. */
export const faultOfPage = (page: PageReply): Fault | null =>
  typeof page === 'string' ? `file.rejected.${page}` : null

/** Why the whole of a picture, or the first page of a document, can't be drawn; null: it can. */
export async function faultOf(kind: FileKind, read: Read): Promise<Fault | null> {
  if (kind === 'pdf') return faultOfPage(await firstPage(await read()))
  const fault = await faultOfPicture(read)
  // Not every build of the decoder reads HEIC: such a file is stored as a download without a picture.
  return kind === 'heic' && fault === 'file.rejected.unreadable' ? null : fault
}
