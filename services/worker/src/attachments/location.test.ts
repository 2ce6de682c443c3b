import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { withoutLocation } from './location.ts'

const LATITUDE = 1_234_567
const place = (isLittle = true) => {
  const bytes = Buffer.alloc(4)
  if (isLittle) bytes.writeUInt32LE(LATITUDE)
  else bytes.writeUInt32BE(LATITUDE)
  return bytes
}
const photo = () =>
  sharp({ create: { width: 16, height: 8, channels: 3, background: '#c02020' } })
    .withExif({
      IFD0: { Model: 'Moto' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: `4/1 39/1 ${LATITUDE}/98765` },
    })
    .withMetadata({ orientation: 6 })

/** EXIF of one coordinate, in the byte order of some cameras. */
function bigEndian(): Buffer {
  const block = Buffer.alloc(64)
  block.write('MM\0*', 'latin1')
  block.writeUInt32BE(8, 4)
  block.writeUInt16BE(1, 8)
  entry(10, 0x88_25, 4, 26)
  block.writeUInt16BE(1, 26)
  entry(28, 2, 5, 48)
  block.writeUInt32BE(LATITUDE, 48)
  return block

  function entry(at: number, tag: number, type: number, value: number): void {
    block.writeUInt16BE(tag, at)
    block.writeUInt16BE(type, at + 2)
    block.writeUInt32BE(1, at + 4)
    block.writeUInt32BE(value, at + 8)
  }
}

describe('the place where a picture was taken', () => {
  test.each(['jpeg', 'webp', 'png'] as const)(
    'is gone from a %s, which stays what it was',
    async (format) => {
      const bytes = await photo().toFormat(format).toBuffer()
      expect(bytes.includes(place())).toBe(true)
      const cleaned = withoutLocation(bytes) ?? Buffer.alloc(0)
      expect(cleaned.includes(place())).toBe(false)
      expect(cleaned.includes('Moto')).toBe(true)
      expect(cleaned.length).toBe(bytes.length)
      expect(await sharp(cleaned).metadata()).toMatchObject({ format, orientation: 6 })
      const pixels = (image: Buffer) => sharp(image, { failOn: 'warning' }).raw().toBuffer()
      expect(await pixels(cleaned)).toEqual(await pixels(bytes))
      expect(withoutLocation(cleaned)).toBeNull()
    },
  )

  test('is gone from a HEIC and from a picture within a picture', () => {
    const heic = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic....Exif\0\0', 'latin1'), bigEndian()])
    const both = Buffer.concat([heic, Buffer.from('Exif\0\0', 'latin1'), bigEndian()])
    expect(withoutLocation(both)?.includes(place(false))).toBe(false)
  })

  test('is gone from the text of an editor', () => {
    const text = '<x:xmpmeta><exif:GPSLatitude>4,39.5N</exif:GPSLatitude></x:xmpmeta>'
    const cleaned = withoutLocation(Buffer.from(`before ${text} after`))
    expect(cleaned?.toString()).toBe(`before ${' '.repeat(text.length)} after`)
  })
})

test('a picture that names no place is not written again', async () => {
  const plain = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
    .jpeg()
    .toBuffer()
  expect(withoutLocation(plain)).toBeNull()
})

test('EXIF that leads out of the file, or in a circle, is left alone', () => {
  const hostile = (change: (block: Buffer) => void) => {
    const block = bigEndian()
    change(block)
    return withoutLocation(Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), block]))
  }
  expect(hostile((block) => block.writeUInt32BE(0xff_ff_ff_f0, 4))).toBeNull()
  expect(hostile((block) => block.writeUInt16BE(0xff_ff, 8))).toBeNull()
  expect(hostile((block) => block.writeUInt32BE(0xff_ff_ff_f0, 18))).toBeNull()
  expect(hostile((block) => block.writeUInt32BE(8, 22))?.includes(place(false))).toBe(false)
  expect(withoutLocation(Buffer.from('Exif\0\0II*\0', 'latin1'))).toBeNull()
})
