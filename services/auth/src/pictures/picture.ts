import { createHash } from 'node:crypto'
import type { BodyOf } from '@deportivo/contracts/route'
import type { updateUser } from '@deportivo/contracts/auth/users'
import { checkFile } from '@deportivo/platform/files/check-file'
import type { FileStore } from '@deportivo/platform/files/store'
import { invalid } from '@deportivo/platform/http/refused'
import { decode } from '@deportivo/platform/pictures/decoder'

type Upload = NonNullable<BodyOf<typeof updateUser>['photo']>

const PORTRAIT = { width: 256, height: 256, quality: 82 }
// A small file can decode to a huge image; no camera makes a portrait larger than this.
const MAX_PIXELS = 40_000_000

/** The picture decoded and encoded again: square, small, upright, without the camera's metadata. */
export async function drawPicture(files: FileStore, upload: Upload): Promise<Buffer> {
  checkFile('photo', upload, ['jpg', 'png', 'webp'])
  const drawn = await decode(async () => ({
    do: 'draw',
    source: await files.read(upload.path),
    maxPixels: MAX_PIXELS,
    renditions: [PORTRAIT],
  }))
  const [picture] = drawn ?? []
  if (!picture) throw invalid({ photo: 'user.picture_unreadable' })
  return picture
}

/** Identifies the picture in the user's row and address: another picture has another mark. */
export const markOf = (picture: Buffer) => createHash('sha256').update(picture).digest('hex').slice(0, 16)
