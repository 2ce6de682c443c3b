import { Transform, type Readable } from 'node:stream'
import { crc32 } from 'node:zlib'
import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl'
import { LIMITS } from '../limits.ts'
import { TableRefused } from '../table-refused.ts'

/** The parts of a workbook, each read as a stream. */
export interface Zip {
  names: readonly string[]
  /** Fails where the part is damaged, or becomes more than it claims. */
  stream(name: string): Promise<Readable>
}

/** Refuses a part whose bytes are not those that were packed. */
function checksum({ crc32: wanted }: Entry): Transform {
  let sum = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      sum = crc32(chunk, sum)
      done(null, chunk)
    },
    flush: (done) => done(sum === wanted ? null : new TableRefused('import.damaged')),
  })
}

async function entriesOf(file: ZipFile): Promise<Map<string, Entry>> {
  if (file.entryCount > LIMITS.entries) throw new TableRefused('import.too_large_inside')
  const entries = new Map<string, Entry>()
  let bytes = 0
  for await (const entry of file.eachEntry()) {
    // Declared sizes, to which the reader holds each part.
    bytes += entry.uncompressedSize
    if (bytes > LIMITS.unpacked_bytes) throw new TableRefused('import.too_large_inside')
    if (entry.isEncrypted()) throw new TableRefused('import.encrypted')
    entries.set(entry.fileName, entry)
  }
  return entries
}

/** Opens a zip file in memory. Refuses a damaged one, an encrypted one, and one that would become too large. */
export async function openZip(bytes: Buffer): Promise<Zip> {
  const file = await fromBufferPromise(bytes, { lazyEntries: true, validateEntrySizes: true })
  const entries = await entriesOf(file)
  return {
    names: [...entries.keys()],
    async stream(name) {
      const entry = entries.get(name)
      if (!entry) throw new TableRefused('import.damaged')
      const packed = await file.openReadStreamPromise(entry)
      const checked = checksum(entry)
      packed.on('error', (error) => checked.destroy(error))
      return packed.pipe(checked)
    },
  }
}
