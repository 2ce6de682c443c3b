import { createHash } from 'node:crypto'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createLocalStore } from './local-store.ts'
import type { FileStore } from './store.ts'

let root: string
let store: FileStore

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'store-test-'))
  store = await createLocalStore(root)
})
afterEach(() => rm(root, { recursive: true, force: true }))

const bytes = Buffer.from('%PDF-1.7 '.repeat(1_000))
const quarantined = () => readdir(join(root, 'quarantine'))

test('what comes in is kept whole, measured and remembered by its beginning', async () => {
  const received = await store.receive(Readable.from([bytes.subarray(0, 5), bytes.subarray(5)]), {
    maxBytes: 9_000,
  })
  expect(received).toMatchObject({
    bytes: 9_000,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    head: bytes.subarray(0, 64),
  })
  expect(await store.read(received.path)).toEqual(bytes)
  expect(await buffer(await store.stream(received.path))).toEqual(bytes)
  expect((await stat(join(root, received.path))).mode & 0o777).toBe(0o600)
})

test('a file past the limit leaves nothing behind', async () => {
  await expect(store.receive(Readable.from([bytes]), { maxBytes: 8_999 })).rejects.toThrow(
    'problem.too_large',
  )
  expect(await quarantined()).toEqual([])
})

test('an upload that breaks off leaves nothing behind', async () => {
  const broken = new Readable({ read: () => undefined })
  broken.push(bytes)
  setTimeout(() => broken.destroy(new Error('connection lost')), 20)
  await expect(store.receive(broken, { maxBytes: 9_000 })).rejects.toThrow('connection lost')
  expect(await quarantined()).toEqual([])
})

test('a picture is written whole or not at all, again if it must be', async () => {
  await store.write('pictures/7/thumb.webp', Buffer.from('one'))
  await store.write('pictures/7/thumb.webp', Buffer.from('two'))
  expect((await store.read('pictures/7/thumb.webp')).toString()).toBe('two')
  expect(await readdir(join(root, 'pictures/7'))).toEqual(['thumb.webp'])
  await store.remove('pictures/7/thumb.webp')
  await store.remove('pictures/7/thumb.webp')
  await expect(store.read('pictures/7/thumb.webp')).rejects.toThrow('ENOENT')
  await expect(store.stream('pictures/7/thumb.webp')).rejects.toThrow('ENOENT')
})

test('no path leads out of the store', async () => {
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

test('files that were left lying are found by their age', async () => {
  const { path } = await store.receive(Readable.from([bytes]), { maxBytes: 9_000 })
  expect(await store.olderThan('quarantine', new Date(Date.now() + 60_000))).toEqual([path])
  expect(await store.olderThan('quarantine', new Date(Date.now() - 60_000))).toEqual([])
})
