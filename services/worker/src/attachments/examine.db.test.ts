import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { readConfig } from '@deportivo/platform/config'
import { connect } from '@deportivo/platform/db/connect'
import { migrate } from '@deportivo/platform/db/migrate'
import { busMigrations } from '@deportivo/platform/events/migrations'
import { findAttachment, insertAttachment } from '@deportivo/platform/files/attachments'
import { createLocalStore } from '@deportivo/platform/files/local-store'
import { filesMigrations } from '@deportivo/platform/files/migration'
import { createSigner } from '@deportivo/platform/files/signer'
import { createWake } from '@deportivo/platform/live/wake'
import type { Deps } from '@deportivo/platform/service'
import { createDatabase, type TestDatabase } from '@deportivo/testkit/database'
import { pino } from 'pino'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { examine } from './examine.ts'
import { receiptOf } from './receipt.test-data.ts'
import { pdfOf } from '@deportivo/testkit/files/pdf'
import { noScanner, type Scanner } from './scanner.ts'
import { examineLeftFiles, removeOrphans } from './sweep.ts'

const MINUTE = 60_000
const JPEG = 'image/jpeg'
const PDF = 'application/pdf'
const PLACE = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '4/1 39/1 1234567/98765' } }

let database: TestDatabase
let root: string
let deps: Deps
let passed = 0

beforeAll(async () => {
  database = await createDatabase({ name: 'worker_examine' })
  const owner = connect({ url: database.url, as: 'owner', poolMax: 1 })
  await migrate(owner, [busMigrations, filesMigrations])
  await owner.destroy()
  root = await mkdtemp(join(tmpdir(), 'examine-test-'))
  const log = pino({ level: 'silent' })
  deps = {
    db: connect({ url: database.url, as: 'application' }),
    clock: { now: () => new Date(Date.now() + passed) },
    config: readConfig({ DATA_DIR: root, DATABASE_URL: database.url }),
    files: await createLocalStore(root),
    signer: createSigner('a-secret-of-the-test'),
    keys: { privateKey: null, publicKey: '' },
    log,
    wake: await createWake({ url: database.url, log }),
    // An examination reads no settings.
    settings: undefined as never,
  }
})

afterAll(async () => {
  await deps.wake.close()
  await deps.db.destroy()
  await database.drop()
  await rm(root, { recursive: true, force: true })
})

async function received(bytes: Buffer, media_type: string, owner_id = 7, type = 11): Promise<number> {
  const { path, sha256 } = await deps.files.receive(Readable.from([bytes]), { maxBytes: 50_000_000 })
  const row = await insertAttachment(deps.db, {
    owner_type: 'order',
    owner_id,
    type,
    name: 'soporte',
    media_type,
    bytes: bytes.length,
    sha256,
    path,
    by_id: 1,
    by_name: 'Marta',
    at: deps.clock.now(),
  })
  return row.id
}

async function examined(bytes: Buffer, media_type: string, scanner: Scanner = noScanner) {
  const id = await received(bytes, media_type)
  await examine(deps, scanner, id)
  const row = await findAttachment(deps.db, id)
  if (!row) throw new Error('the attachment is gone')
  return row
}

const picture = (path: string | null) => deps.files.read(path ?? '')
const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c02020' } })

const eventsOf = (id: number) =>
  deps
    .db('bus.outbox')
    .where({ aggregate_type: 'attachment', aggregate_id: String(id) })
    .pluck('type')

test('a photograph becomes two upright pictures without the camera’s metadata', async () => {
  const bytes = await photo(2_000, 1_000)
    .withExif({ IFD0: { Copyright: 'Marta' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const row = await examined(bytes, JPEG)
  expect(row.state).toBe('clean')
  const thumb = await sharp(await picture(row.thumb_path)).metadata()
  const large = await sharp(await picture(row.large_path)).metadata()
  expect([thumb.format, thumb.width, thumb.height]).toEqual(['webp', 320, 640])
  // 1,000 wide once upright: it is not enlarged to 1,280.
  expect([large.width, large.height]).toEqual([1_000, 2_000])
  expect([large.exif, large.orientation]).toEqual([undefined, undefined])
  expect(await eventsOf(row.id)).toEqual(['attachment.settled'])
})

test('the original that others download does not show where it was taken', async () => {
  const bytes = await photo(40, 20)
    .withExif({ IFD0: { Model: 'Moto' }, ...PLACE })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const place = Buffer.alloc(4)
  place.writeUInt32LE(1_234_567)
  expect(bytes.includes(place)).toBe(true)
  const row = await examined(bytes, JPEG)
  const stored = await deps.files.read(row.path)
  expect(stored.includes(place)).toBe(false)
  expect(stored.includes('Moto')).toBe(true)
  expect(await sharp(stored).metadata()).toMatchObject({ orientation: 6, size: row.bytes })
  expect(row).toMatchObject({ state: 'clean', bytes: bytes.length })
})

test('the first page of a PDF becomes a picture of it', async () => {
  const row = await examined(pdfOf('1 0 0 rg 0 0 300 200 re f'), PDF)
  expect(row.state).toBe('clean')
  const large = sharp(await picture(row.large_path))
  expect(await large.metadata()).toMatchObject({ format: 'webp', width: 960, height: 1_280 })
  const { data, info } = await large.removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => [
    ...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3),
  ]
  expect(at(10, 1_270).map((part) => part > 200)).toEqual([true, false, false])
  expect(at(10, 10).every((part) => part > 250)).toBe(true)
})

test('sixty megapixels are rejected, however small the file', async () => {
  const row = await examined(await photo(10_000, 6_000).jpeg().toBuffer(), JPEG)
  expect(row).toMatchObject({
    state: 'rejected',
    rejected_reason: 'file.rejected.too_many_pixels',
    thumb_path: null,
  })
})

test('a file that cannot be decoded is rejected', async () => {
  const whole = await photo(800, 800).jpeg().toBuffer()
  const damaged: [Buffer, string][] = [
    [whole.subarray(0, whole.length / 2), JPEG],
    [Buffer.from('ffd8ffe0deadbeef', 'hex'), JPEG],
    [Buffer.from('%PDF-1.7\nnothing'), PDF],
  ]
  for (const [bytes, type] of damaged)
    expect(await examined(bytes, type)).toMatchObject({
      state: 'rejected',
      rejected_reason: 'file.rejected.unreadable',
    })
  expect((await examined(pdfOf('', { isLocked: true }), PDF)).rejected_reason).toBe('file.rejected.locked')
})

test('a file that is deleted while it is examined leaves nothing in the store', async () => {
  // Its original is written once more, without the place.
  const id = await received(await photo(50, 50).withExif(PLACE).jpeg().toBuffer(), JPEG)
  const original = (await findAttachment(deps.db, id))?.path ?? ''
  const isClean = async () => {
    await deps.db('files.attachments').where({ id }).delete()
    await deps.files.remove(original)
    return true
  }
  await examine(deps, { isClean }, id)
  for (const path of [original, `pictures/${id}/thumb.webp`, `pictures/${id}/large.webp`])
    await expect(deps.files.read(path)).rejects.toThrow('ENOENT')
})

test('a HEIC that this machine cannot decode is stored as a download', async () => {
  const heic = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic', 'latin1'), Buffer.alloc(64)])
  expect(await examined(heic, 'image/heic')).toMatchObject({
    state: 'clean',
    thumb_path: null,
    large_path: null,
  })
})

test('an infected file is rejected before it is decoded, and its bytes are deleted', async () => {
  const infected: Scanner = { isClean: async () => false }
  const row = await examined(Buffer.from('%PDF-1.7\nnothing'), PDF, infected)
  expect(row.rejected_reason).toBe('file.rejected.infected')
  await expect(deps.files.read(row.path)).rejects.toThrow('ENOENT')
})

test('bytes of an infected file left by a crash are deleted by the repeated examination', async () => {
  const id = await received(Buffer.from('%PDF-1.7\nnothing'), PDF)
  const row = { state: 'rejected', rejected_reason: 'file.rejected.infected' } as const
  await deps.db('files.attachments').where({ id }).update(row)
  await examine(deps, noScanner, id)
  const path = (await findAttachment(deps.db, id))?.path ?? ''
  await expect(deps.files.read(path)).rejects.toThrow('ENOENT')
})

test('a file waits while its scanner is down, and is examined afterwards', async () => {
  const away: Scanner = {
    isClean: async () => {
      throw new Error('scanner away')
    },
  }
  const id = await received(await photo(50, 50).png().toBuffer(), 'image/png')
  await expect(examine(deps, away, id)).rejects.toThrow('scanner away')
  expect((await findAttachment(deps.db, id))?.state).toBe('received')
  await examineLeftFiles(deps)
  expect((await findAttachment(deps.db, id))?.state).toBe('received')
  passed = 6 * MINUTE
  await examineLeftFiles(deps)
  passed = 0
  expect((await findAttachment(deps.db, id))?.state).toBe('clean')
})

test('a file that cannot be examined does not delay the files behind it', async () => {
  const lost = await received(await photo(50, 50).png().toBuffer(), 'image/png')
  const behind = await received(await photo(50, 50).png().toBuffer(), 'image/png')
  await deps.files.remove((await findAttachment(deps.db, lost))?.path ?? '')
  passed = 6 * MINUTE
  await expect(examineLeftFiles(deps)).rejects.toThrow('could not be examined')
  passed = 0
  expect((await findAttachment(deps.db, behind))?.state).toBe('clean')
  await deps.db('files.attachments').where({ id: lost }).delete()
})

test('a file examined twice at the same time is settled once and published once', async () => {
  const id = await received(await photo(50, 50).png().toBuffer(), 'image/png')
  await Promise.all([examine(deps, noScanner, id), examine(deps, noScanner, id)])
  await examine(deps, noScanner, id)
  expect(await eventsOf(id)).toEqual(['attachment.settled'])
})

test('uploads interrupted by a crash are deleted after a day; stored ones remain', async () => {
  await received(await photo(50, 50).png().toBuffer(), 'image/png')
  const remaining = await readdir(join(root, 'quarantine'))
  await deps.files.receive(Readable.from([Buffer.from('cut off')]), { maxBytes: 100 })
  await removeOrphans(deps)
  expect(await readdir(join(root, 'quarantine'))).toHaveLength(remaining.length + 1)
  passed = 25 * 60 * MINUTE
  await removeOrphans(deps)
  passed = 0
  expect((await readdir(join(root, 'quarantine'))).toSorted()).toEqual(remaining.toSorted())
})

async function supportOf(order: number, bytes: Buffer, media_type = JPEG, type = 11) {
  const id = await received(bytes, media_type, order, type)
  await examine(deps, noScanner, id)
  return findAttachment(deps.db, id)
}

test('the same file on another order is flagged with the first one, whatever its name', async () => {
  const bytes = await receiptOf('1897002026112301').jpeg().toBuffer()
  const first = await supportOf(21, bytes)
  expect(first).toMatchObject({ state: 'clean', same_as_id: null, same_as: null })
  expect(await supportOf(22, bytes)).toMatchObject({ state: 'clean', same_as_id: first?.id, same_as: 'file' })
})

test.each([
  ['as a worse JPEG', () => receiptOf('4500012026112302').jpeg({ quality: 35 }), JPEG],
  ['as a smaller WebP', () => receiptOf('4500012026112302').resize(432).webp({ quality: 60 }), 'image/webp'],
])('the same picture saved again %s is flagged', async (how, again, media_type) => {
  const orders = how.startsWith('as a worse') ? [31, 32] : [33, 34]
  await deps.db('files.fingerprints').delete()
  const first = await supportOf(orders[0] ?? 0, await receiptOf('4500012026112302').jpeg().toBuffer())
  const second = await supportOf(orders[1] ?? 0, await again().toBuffer(), media_type)
  expect(second).toMatchObject({ state: 'clean', same_as_id: first?.id, same_as: 'image' })
})

test.each([
  [
    'with one byte more',
    71,
    (bytes: Buffer) => Buffer.concat([bytes, Buffer.from([0])]),
    'image/png',
    'image',
  ],
  ['as a JPEG', 72, (bytes: Buffer) => sharp(bytes).jpeg({ quality: 60 }).toBuffer(), JPEG, 'image'],
  ['unchanged', 73, (bytes: Buffer) => bytes, 'image/png', 'file'],
])(
  'a receipt that its own order has already, %s, is flagged',
  async (_, order, again, media_type, same_as) => {
    await deps.db('files.fingerprints').delete()
    const bytes = await receiptOf(`45000120261124${order}`).png().toBuffer()
    const first = await supportOf(order, bytes, 'image/png')
    expect(first).toMatchObject({ state: 'clean', same_as_id: null })
    const second = await supportOf(order, await again(bytes), media_type)
    expect(second).toMatchObject({ state: 'clean', same_as_id: first?.id, same_as })
  },
)

test.each(['4500012026112303', '4600012026112302'])(
  'a receipt of the same bank with other digits (%s) is not flagged',
  async (digits) => {
    await deps.db('files.fingerprints').delete()
    await supportOf(41, await receiptOf('4500012026112302').png().toBuffer(), 'image/png')
    const other = await supportOf(42, await receiptOf(digits).png().toBuffer(), 'image/png')
    expect(other).toMatchObject({ state: 'clean', same_as_id: null })
  },
)

test('empty pictures, guides and rejected receipts are flagged as nothing', async () => {
  const empty = (side: number) => photo(side, side).png().toBuffer()
  await supportOf(51, await empty(301), 'image/png')
  expect(await supportOf(52, await empty(302), 'image/png')).toMatchObject({ same_as_id: null })
  const guide = await receiptOf('7777777777777777').png().toBuffer()
  await supportOf(53, guide, 'image/png', 10)
  expect(await supportOf(54, guide, 'image/png', 10)).toMatchObject({ same_as_id: null })
  const broken = Buffer.from('ffd8ffe0deadbeef', 'hex')
  await supportOf(55, broken)
  expect(await supportOf(56, broken)).toMatchObject({ state: 'rejected', same_as_id: null })
})

test('of two equal receipts examined at the same time the later one is flagged', async () => {
  const bytes = await receiptOf('9999888877776666').jpeg().toBuffer()
  const again = await receiptOf('9999888877776666').jpeg({ quality: 50 }).toBuffer()
  const [one, other] = [await received(bytes, JPEG, 61), await received(again, JPEG, 62)]
  await Promise.all([examine(deps, noScanner, other), examine(deps, noScanner, one)])
  expect(await findAttachment(deps.db, one)).toMatchObject({ same_as_id: null })
  expect(await findAttachment(deps.db, other)).toMatchObject({ same_as_id: one, same_as: 'image' })
})
