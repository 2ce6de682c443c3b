import { createHash } from 'node:crypto'
import type { BodyOf } from '@deportivo/contracts/route'
import type { updateUser } from '@deportivo/contracts/auth/users'
import { checkFile } from '@deportivo/platform/files/check-file'
import type { FileStore } from '@deportivo/platform/files/store'
import { invalid } from '@deportivo/platform/http/refused'
import type { Knex } from 'knex'
import sharp from 'sharp'

type Upload = NonNullable<BodyOf<typeof updateUser>['photo']>

const SIDE = 256
const QUALITY = 82
// A flood of pixels can come in a small file; no camera makes a portrait larger than this.
const MAX_PIXELS = 40_000_000
const MAX_SECONDS = 10

/** The picture drawn anew: square, small, upright, without what the camera wrote into it. */
export async function drawPicture(files: FileStore, upload: Upload): Promise<Buffer> {
  checkFile('photo', upload, ['jpg', 'png', 'webp'])
  const bytes = await files.read(upload.path)
  try {
    return await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .rotate()
      .resize({ width: SIDE, height: SIDE, fit: 'cover' })
      .webp({ quality: QUALITY })
      .timeout({ seconds: MAX_SECONDS })
      .toBuffer()
  } catch {
    // Whatever the decoder stumbled over, for the sender it is one thing: not a picture.
    throw invalid({ photo: 'user.picture_unreadable' })
  }
}

/** Keeps the picture; answers its mark for the user's row. */
export async function keepPicture(trx: Knex.Transaction, userId: number, picture: Buffer): Promise<string> {
  await trx('auth.photos').insert({ user_id: userId, picture }).onConflict('user_id').merge()
  return createHash('sha256').update(picture).digest('hex').slice(0, 16)
}

export async function dropPicture(trx: Knex.Transaction, userId: number): Promise<void> {
  await trx('auth.photos').where({ user_id: userId }).delete()
}
