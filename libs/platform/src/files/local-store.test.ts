import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { describeFileStore } from '@deportivo/testkit/suites/files-contract'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createLocalStore } from './local-store.ts'

let root: string

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'store-test-'))
})
afterEach(() => rm(root, { recursive: true, force: true }))

describeFileStore('a folder', () => createLocalStore(root))

test('a received file is readable by our user only', async () => {
  const store = await createLocalStore(root)
  const { path } = await store.receive(Readable.from(['a receipt']), { maxBytes: 100 })
  expect((await stat(join(root, path))).mode & 0o777).toBe(0o600)
})

test('a picture appears complete: a partial one stays in the temporary folder', async () => {
  const store = await createLocalStore(root)
  await store.write('pictures/7/thumb.webp', Buffer.from('one'))
  expect(await readdir(join(root, 'pictures/7'))).toEqual(['thumb.webp'])
  expect(await readdir(join(root, 'quarantine'))).toEqual([])
})
