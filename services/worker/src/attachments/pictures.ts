import { FINGERPRINT_SIDE, isComparable } from '@deportivo/platform/files/fingerprint'
import type { Sharp } from 'sharp'

// A small file can expand to a huge image; the best phone cameras in use stay under this.
export const MAX_PIXELS = 50_000_000
const MAX_SECONDS = 20

const THUMB = { width: 320, quality: 75 }
const LARGE = { width: 1_280, quality: 80 }

export interface Pictures {
  thumb: Buffer
  large: Buffer
}

export type Raw = { data: Uint8Array; width: number; height: number }

/** Loaded with the first picture: a start would wait for it. */
async function loadSharp() {
  const { default: sharp } = await import('sharp')
  // One picture at a time and no cache: the worker shares its machine, at times its process, with the orders.
  sharp.concurrency(1)
  sharp.cache(false)
  return sharp
}

/** How many pixels an image claims to have; null when it cannot be read as one. */
export async function pixelsOf(image: Buffer): Promise<number | null> {
  const sharp = await loadSharp()
  try {
    const { width, height } = await sharp(image, { limitInputPixels: false }).metadata()
    return width * height
  } catch {
    // Any error of the decoder means the same: not a readable image.
    return null
  }
}

/** Upright pictures without the camera's metadata; null when the image is damaged. */
export async function picturesOf(source: Buffer | Raw): Promise<Pictures | null> {
  const sharp = await loadSharp()
  const image = Buffer.isBuffer(source)
    ? sharp(source, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    : sharp(source.data, { raw: { width: source.width, height: source.height, channels: 4 } })
  try {
    const large = await shrunk(image.rotate(), LARGE)
    return { large, thumb: await shrunk(sharp(large), THUMB) }
  } catch {
    // Same as above: the content is at fault, and the caller refuses the file.
    return null
  }
}

function shrunk(image: Sharp, { width, quality }: { width: number; quality: number }): Promise<Buffer> {
  return image
    .resize({ width, withoutEnlargement: true })
    .webp({ quality })
    .timeout({ seconds: MAX_SECONDS })
    .toBuffer()
}

/** The picture in small, to find it again when it was saved anew; null when it shows too little. */
export async function fingerprintOf(picture: Buffer): Promise<Buffer | null> {
  const sharp = await loadSharp()
  const levels = await sharp(picture)
    .flatten({ background: '#ffffff' })
    .greyscale()
    .resize(FINGERPRINT_SIDE, FINGERPRINT_SIDE, { fit: 'fill', kernel: 'mitchell' })
    .raw()
    .toBuffer()
  return isComparable(levels) ? levels : null
}
