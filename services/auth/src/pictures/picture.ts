import { createHash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import type { BodyOf } from '@deportivo/contracts/route'
import type { updateUser } from '@deportivo/contracts/auth/users'
import { checkFile } from '@deportivo/platform/files/check-file'
import type { FileStore } from '@deportivo/platform/files/store'
import { invalid } from '@deportivo/platform/http/refused'
import { createKeyedLimiter } from '@deportivo/platform/keyed-limiter'

type Upload = NonNullable<BodyOf<typeof updateUser>['photo']>

const SIDE = 256
const QUALITY = 82
// A small file can decode to a huge image; no camera makes a portrait larger than this.
const MAX_PIXELS = 40_000_000
const MAX_SECONDS = 10

// One core stays free, and at least one of Node's four threads for files: uploads must not delay anyone else.
export const DECODED_AT_ONCE = Math.min(3, Math.max(1, availableParallelism() - 1))
const decoding = createKeyedLimiter(DECODED_AT_ONCE)

/** Loaded with the first picture: a start would wait for it. */
async function loadSharp() {
  const { default: sharp } = await import('sharp')
  // By default one picture uses as many threads as there are cores.
  sharp.concurrency(1)
  return sharp
}

/**
 * The picture decoded and encoded again: square, small, upright, without the camera's metadata. Only a few are
 * decoded at once over all users; the others wait.
 */
export async function drawPicture(files: FileStore, upload: Upload): Promise<Buffer> {
  checkFile('photo', upload, ['jpg', 'png', 'webp'])
  return decoding('all', async () => encoded(await files.read(upload.path)))
}

async function encoded(bytes: Buffer): Promise<Buffer> {
  const sharp = await loadSharp()
  try {
    return await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .rotate()
      .resize({ width: SIDE, height: SIDE, fit: 'cover' })
      .webp({ quality: QUALITY })
      .timeout({ seconds: MAX_SECONDS })
      .toBuffer()
  } catch {
    // Any error of the decoder means that the file is no picture.
    throw invalid({ photo: 'user.picture_unreadable' })
  }
}

/** Identifies the picture in the user's row and address: another picture has another mark. */
export const markOf = (picture: Buffer) => createHash('sha256').update(picture).digest('hex').slice(0, 16)
