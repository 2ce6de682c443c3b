import { crc32 } from 'node:zlib'

// Everything is blanked where it stands: the picture is not encoded anew, its orientation and date stay, and the file
// keeps its length. A reader of EXIF finds an empty directory of coordinates.
const GPS_TAG = 0x88_25
const ENTRY_BYTES = 12
/** Bytes of each type of value, by its number. */
const VALUE_BYTES = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8]
/** The picture's own directory and its thumbnail's; more are not made by any camera. */
const MAX_DIRECTORIES = 4
// A file may claim as much as it has room for, and repeat it: this runs between requests. No camera writes so much.
const MAX_ENTRIES = 512
const MAX_MARKS = 32
const MAX_VALUE_BYTES = 4096

/** A block of EXIF, which counts its offsets from its beginning. */
interface Block {
  readonly bytes: Buffer
  readonly isLittle: boolean
}

const short = ({ bytes, isLittle }: Block, at: number) =>
  isLittle ? bytes.readUInt16LE(at) : bytes.readUInt16BE(at)
const long = ({ bytes, isLittle }: Block, at: number) =>
  isLittle ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at)
const isInside = ({ bytes }: Block, at: number, length: number) => at >= 8 && at + length <= bytes.length

function blockAt(bytes: Buffer, at: number): Block | null {
  const block = bytes.subarray(at)
  const mark = block.toString('latin1', 0, 4)
  if (mark !== 'II*\0' && mark !== 'MM\0*') return null
  return { bytes: block, isLittle: mark.startsWith('II') }
}

/** The offsets of a directory's entries, and of its successor; none where they would lie outside. */
function entriesOf(block: Block, at: number): { entries: number[]; next: number } {
  if (!isInside(block, at, 2)) return { entries: [], next: 0 }
  const count = short(block, at)
  const end = at + 2 + count * ENTRY_BYTES
  if (count > MAX_ENTRIES || !isInside(block, end, 0)) return { entries: [], next: 0 }
  const entries = Array.from({ length: count }, (_, index) => at + 2 + index * ENTRY_BYTES)
  return { entries, next: isInside(block, end, 4) ? long(block, end) : 0 }
}

function blankDirectory(block: Block, at: number): boolean {
  const { entries } = entriesOf(block, at)
  if (entries.length === 0) return false
  for (const entry of entries) {
    const length = (VALUE_BYTES[short(block, entry + 2)] ?? 0) * long(block, entry + 4)
    const value = long(block, entry + 8)
    if (length > 4 && length <= MAX_VALUE_BYTES && isInside(block, value, length))
      block.bytes.fill(0, value, value + length)
  }
  block.bytes.fill(0, at, at + 2 + entries.length * ENTRY_BYTES)
  return true
}

function blankBlock(block: Block): boolean {
  let isChanged = false
  let at = block.bytes.length >= 8 ? long(block, 4) : 0
  for (let index = 0; index < MAX_DIRECTORIES && at > 0; index++) {
    const { entries, next } = entriesOf(block, at)
    const entry = entries.find((one) => short(block, one) === GPS_TAG)
    if (entry !== undefined) isChanged = blankDirectory(block, long(block, entry + 8)) || isChanged
    at = next
  }
  return isChanged
}

/** The places after the first occurrences of a mark. */
function* after(bytes: Buffer, mark: string): Generator<number> {
  let at = -1
  for (let nth = 0; nth < MAX_MARKS; nth++) {
    at = bytes.indexOf(mark, at + 1, 'latin1')
    if (at < 0) return
    yield at + mark.length
  }
}

/** The block follows this mark in JPEG and HEIC, also in pictures within a picture; the others are PNG's and WebP's. */
function blankExif(bytes: Buffer): boolean {
  let isChanged = false
  for (const mark of ['Exif\0\0', 'eXIf', 'EXIF'])
    for (const at of after(bytes, mark)) {
      // WebP has the length between the mark and the block.
      const block = blockAt(bytes, mark === 'EXIF' ? at + 4 : at)
      if (!block || !blankBlock(block)) continue
      isChanged = true
      if (mark === 'eXIf') sealChunk(bytes, at - mark.length)
    }
  return isChanged
}

/** PNG refuses a chunk whose checksum is another one's. */
function sealChunk(bytes: Buffer, at: number): void {
  if (at < 4) return
  const end = at + 4 + bytes.readUInt32BE(at - 4)
  if (end + 4 <= bytes.length) bytes.writeUInt32BE(crc32(bytes.subarray(at, end)), end)
}

/** Editors repeat the coordinates in a text. */
function blankTexts(bytes: Buffer): boolean {
  let isChanged = false
  for (const at of after(bytes, '<x:xmpmeta')) {
    const end = bytes.indexOf('</x:xmpmeta>', at)
    if (end < 0) break
    const text = bytes.subarray(at - '<x:xmpmeta'.length, end + '</x:xmpmeta>'.length)
    if (!text.includes('GPS')) continue
    text.fill(' ')
    isChanged = true
    if (bytes.toString('latin1', 1, 4) === 'PNG') sealChunk(bytes, bytes.lastIndexOf('iTXt', at, 'latin1'))
  }
  return isChanged
}

/** The same picture without the place where it was taken; null where it names none. */
export function withoutLocation(original: Buffer): Buffer | null {
  const bytes = Buffer.from(original)
  const isChanged = [blankExif(bytes), blankTexts(bytes)].includes(true)
  return isChanged ? bytes : null
}
