import sharp, { type Sharp } from 'sharp'
import { endedJpeg } from './ended-jpeg.ts'
import { MAX_CPU_MS, TOO_MUCH_WORK } from './too-much-work.ts'

/**
 * Decodes pictures in a process of its own: a picture that crashes the decoder or requires endless work ends this
 * process only, and its memory is returned. Carries out one task at a time.
 */
export type PictureTask =
  | { do: 'measure'; bytes: Uint8Array }
  | { do: 'draw'; source: Uint8Array | RawPicture; maxPixels: number; renditions: readonly Rendition[] }
  | { do: 'grey'; bytes: Uint8Array; side: number }

/** null instead: unreadable. */
export interface PictureReplies {
  /** Pixels that it claims to have. */
  measure: number
  /** Each made from the one before. */
  draw: Buffer[]
  /** One byte per pixel, row by row. */
  grey: Buffer
}

/** Four bytes per pixel: red, green, blue, opacity. */
export interface RawPicture {
  data: Uint8Array
  width: number
  height: number
}

export interface Rendition {
  /** Pixels; a narrower picture is not enlarged. */
  width: number
  /** Cut to exactly this size, enlarged if necessary; without it the picture keeps its proportions. */
  height?: number
  /** 1 to 100. */
  quality: number
  /** Default: WebP. JPEG is for programs that read no other, with white where the picture is transparent. */
  format?: 'jpeg'
}

// One picture is one thread, and none is asked for twice.
sharp.concurrency(1)
sharp.cache(false)

/** What of a damaged picture is refused: `warning` also refuses one whose data end before its last row. */
type FailOn = 'error' | 'warning'

const open = (source: Uint8Array | RawPicture, limitInputPixels: number, failOn: FailOn): Sharp =>
  source instanceof Uint8Array
    ? sharp(source, { limitInputPixels, failOn })
    : sharp(source.data, { raw: { width: source.width, height: source.height, channels: 4 } })

const shrunk = (image: Sharp, { width, height, quality, format }: Rendition): Promise<Buffer> => {
  const resized = image.resize({
    width,
    ...(height ? { height, fit: 'cover' } : { withoutEnlargement: true }),
  })
  return format === 'jpeg'
    ? resized.flatten({ background: '#ffffff' }).jpeg({ quality }).toBuffer()
    : resized.webp({ quality }).toBuffer()
}

async function drawAll(picture: Sharp, renditions: readonly Rendition[]): Promise<Buffer[]> {
  const drawn: Buffer[] = []
  for (const rendition of renditions) {
    const larger = drawn.at(-1)
    drawn.push(await shrunk(larger ? sharp(larger) : picture.rotate(), rendition))
  }
  return drawn
}

/** Also a JPEG that lacks its end alone: all that is to be seen is there. */
async function asSent<Source, Result>(
  source: Source,
  work: (source: Source | Uint8Array, failOn: FailOn) => Promise<Result>,
): Promise<Result> {
  try {
    return await work(source, 'error')
  } catch (error) {
    const ended = source instanceof Uint8Array ? endedJpeg(source) : null
    if (ended === null) throw error
    return work(ended, 'warning')
  }
}

const draw = ({ source, maxPixels, renditions }: PictureTask & { do: 'draw' }): Promise<Buffer[]> =>
  asSent(source, (picture, failOn) => drawAll(open(picture, maxPixels, failOn), renditions))

async function measure(bytes: Uint8Array): Promise<number> {
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
  return width * height
}

const levels = (bytes: Uint8Array, side: number): Promise<Buffer> =>
  asSent(bytes, (picture) =>
    sharp(picture)
      .flatten({ background: '#ffffff' })
      .greyscale()
      .resize(side, side, { fit: 'fill', kernel: 'mitchell' })
      .raw()
      .toBuffer(),
  )

const cpuMs = () => process.cpuUsage().user / 1_000

/** Time of the processor and not of the clock: on a busy machine a picture may wait long. */
function endWhenTooMuch(): NodeJS.Timeout {
  const limit = cpuMs() + MAX_CPU_MS
  return setInterval(() => {
    if (cpuMs() > limit) process.exit(TOO_MUCH_WORK)
  }, 500)
}

async function carryOut(task: PictureTask): Promise<unknown> {
  const watch = endWhenTooMuch()
  try {
    if (task.do === 'draw') return await draw(task)
    return await (task.do === 'measure' ? measure(task.bytes) : levels(task.bytes, task.side))
  } catch {
    // Any error of the decoder means that the bytes are no readable picture.
    return null
  } finally {
    clearInterval(watch)
  }
}

process.on('message', (task: PictureTask) => void carryOut(task).then((reply) => process.send?.(reply)))
process.send?.('ready')
