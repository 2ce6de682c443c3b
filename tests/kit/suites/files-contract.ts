import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { HEAD_BYTES } from '@deportivo/platform/files/kinds'
import type { FileStore } from '@deportivo/platform/files/store'
import { beforeEach, describe, expect, it } from 'vitest'

const MINUTE = 60_000
const bytes = Buffer.from('%PDF-1.7 '.repeat(1_000))
// More than one part of a multipart upload.
const large = Buffer.alloc(12_000_000, 'an invoice, page by page; ')

const inPieces = (content: Buffer) =>
  Readable.from(
    Array.from({ length: Math.ceil(content.length / 65_536) }, (_, at) =>
      content.subarray(at * 65_536, (at + 1) * 65_536),
    ),
  )

/** What callers may rely on with every file store. */
export function describeFileStore(place: string, open: () => Promise<FileStore>): void {
  describe(`files in ${place}`, () => {
    let store: FileStore
    const quarantined = () => store.olderThan('quarantine', new Date(Date.now() + MINUTE))

    beforeEach(async () => {
      store = await open()
    })

    it.each([
      ['small', bytes],
      ['large', large],
    ])('a %s file is stored completely, with its size and type', async (_, content) => {
      const received = await store.receive(inPieces(content), { maxBytes: content.length })
      expect(received).toMatchObject({
        bytes: content.length,
        sha256: createHash('sha256').update(content).digest('hex'),
        head: content.subarray(0, HEAD_BYTES),
      })
      expect((await store.read(received.path)).equals(content)).toBe(true)
      expect((await buffer(await store.stream(received.path))).equals(content)).toBe(true)
    })

    it('an empty file is stored as such', async () => {
      const received = await store.receive(Readable.from([]), { maxBytes: 10 })
      expect(received.bytes).toBe(0)
      expect(await store.read(received.path)).toEqual(Buffer.alloc(0))
    })

    it.each([
      ['small', bytes],
      ['large', large],
    ])('a %s file past the limit leaves nothing behind', async (_, content) => {
      const tooLarge = store.receive(inPieces(content), { maxBytes: content.length - 1 })
      await expect(tooLarge).rejects.toThrow('problem.too_large')
      expect(await quarantined()).toEqual([])
    })

    it('an interrupted upload leaves nothing behind', async () => {
      const broken = new Readable({ read: () => undefined })
      broken.push(bytes)
      setTimeout(() => broken.destroy(new Error('connection lost')), 20)
      await expect(store.receive(broken, { maxBytes: 9_000 })).rejects.toThrow('connection lost')
      expect(await quarantined()).toEqual([])
    })

    it('a picture can be overwritten, and is gone after it was removed', async () => {
      await store.write('pictures/7/thumb.webp', Buffer.from('one'))
      await store.write('pictures/7/thumb.webp', Buffer.from('two'))
      expect((await store.read('pictures/7/thumb.webp')).toString()).toBe('two')
      await store.remove('pictures/7/thumb.webp')
      await store.remove('pictures/7/thumb.webp')
      await expect(store.read('pictures/7/thumb.webp')).rejects.toThrow()
      await expect(store.stream('pictures/7/thumb.webp')).rejects.toThrow()
    })

    it('no path leads out of the store', async () => {
      for (const path of [
        '../keys',
        '/etc/passwd',
        'quarantine/../../keys',
        'quarantine/..',
        'a\\b',
        'alone',
        '',
      ])
        await expect((async () => store.read(path))(), path).rejects.toThrow('not a path of the file store')
    })

    it('abandoned files are found by their age, and only in their folder', async () => {
      const { path } = await store.receive(Readable.from([bytes]), { maxBytes: 9_000 })
      await store.write('pictures/7/thumb.webp', Buffer.from('one'))
      expect(await quarantined()).toEqual([path])
      expect(await store.olderThan('quarantine', new Date(Date.now() - MINUTE))).toEqual([])
    })
  })
}
