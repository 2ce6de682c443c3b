import type { Readable } from 'node:stream'

/**
 * Storage of uploaded bytes: a folder, or a bucket of an S3-compatible store. Paths are ours, never a caller's
 * file name.
 */
export interface FileStore {
  /** Streams to quarantine; returns what was received. Refuses past `maxBytes` and leaves nothing behind. */
  receive(source: Readable, limit: { maxBytes: number }): Promise<ReceivedFile>
  write(path: string, bytes: Uint8Array): Promise<void>
  read(path: string): Promise<Buffer>
  stream(path: string): Promise<Readable>
  remove(path: string): Promise<void>
  /** Files of a folder that were last written before then. */
  olderThan(folder: string, before: Date): Promise<string[]>
}

export interface ReceivedFile {
  path: string
  bytes: number
  sha256: string
  /** The first bytes, to detect the real file type. */
  head: Buffer
}
