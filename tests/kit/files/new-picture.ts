import { crc32, deflateSync } from 'node:zlib'
import { PIXEL } from './upload.ts'

const HEADER_BYTES = 33

function chunk(type: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(type), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(content))
  return Buffer.concat([length, content, sum])
}

let color = 0

/** One pixel, of another colour each time: the picture of an earlier parcel, or of another payment, is refused. */
export function newPicture(): Buffer {
  const pixel = Buffer.alloc(4)
  pixel.writeUIntBE((color += 1) % 2 ** 24, 1, 3)
  const header = PIXEL.subarray(0, HEADER_BYTES)
  return Buffer.concat([header, chunk('IDAT', deflateSync(pixel)), chunk('IEND', Buffer.alloc(0))])
}
