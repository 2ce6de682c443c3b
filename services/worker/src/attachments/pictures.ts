import { FINGERPRINT_SIDE, isComparable } from '@deportivo/platform/files/fingerprint'
import { decode, type RawPicture } from '@deportivo/platform/pictures/decoder'
import { MAX_PIXELS } from '@deportivo/platform/pictures/readable'

const LARGE = { width: 1_280, quality: 80 }
const THUMB = { width: 320, quality: 75 }

export interface Pictures {
  thumb: Buffer
  large: Buffer
}

/** Upright pictures without the camera's metadata; null when the image is damaged. */
export async function picturesOf(source: Buffer | RawPicture): Promise<Pictures | null> {
  const renditions = [LARGE, THUMB]
  const drawn = await decode(() => ({ do: 'draw', source, maxPixels: MAX_PIXELS, renditions }))
  const [large, thumb] = drawn ?? []
  return large && thumb ? { large, thumb } : null
}

/** The picture in small, to find it again when it was saved anew; null when it shows too little. */
export async function fingerprintOf(bytes: Buffer): Promise<Buffer | null> {
  const levels = await decode(() => ({ do: 'grey', bytes, side: FINGERPRINT_SIDE }))
  return levels && isComparable(levels) ? levels : null
}
