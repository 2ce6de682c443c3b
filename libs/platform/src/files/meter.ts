import { createHash } from 'node:crypto'
import { Transform } from 'node:stream'
import { Refused } from '../http/refused.ts'
import { HEAD_BYTES } from './kinds.ts'
import type { ReceivedFile } from './store.ts'

/** In the unit of the limits of contracts, which all languages write alike. */
const inMegabytes = (bytes: number) => `${bytes / 1_000_000} MB`

const tooLarge = (maxBytes: number) =>
  new Refused({ kind: 'too_large', key: 'problem.too_large', values: { limit: inMegabytes(maxBytes) } })

export interface Meter {
  stream: Transform
  measured(): Omit<ReceivedFile, 'path'>
}

/** Counts and hashes what streams through it, and stores its beginning; refuses past `maxBytes`. */
export function createMeter(maxBytes: number): Meter {
  const hash = createHash('sha256')
  let bytes = 0
  let head = Buffer.alloc(0)
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      if (bytes > maxBytes) return done(tooLarge(maxBytes))
      if (head.length < HEAD_BYTES) head = Buffer.concat([head, chunk]).subarray(0, HEAD_BYTES)
      hash.update(chunk)
      done(null, chunk)
    },
  })
  return { stream, measured: () => ({ bytes, sha256: hash.digest('hex'), head }) }
}
