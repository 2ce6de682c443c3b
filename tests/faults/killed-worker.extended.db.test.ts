import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ALL_SERVICES } from '@deportivo/all-in-one/services'
import { ATTACHMENT_TYPES } from '@deportivo/contracts/orders/files'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { anOrder, present } from '@deportivo/testkit/order'
import { openShop } from '@deportivo/testkit/shop'
import { formOf } from '@deportivo/testkit/files/upload'
import { buildWhenChanged } from '@deportivo/testkit/program'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pdfOf } from '@deportivo/testkit/files/pdf'

const FILES = 12
const KILLS = 3
const ROOT = join(import.meta.dirname, '../..')

let app: TestApp
let orderId: number
const workers = new Set<ChildProcess>()

beforeAll(async () => {
  await buildWhenChanged()
  app = await startTestApp({ services: ALL_SERVICES.filter(({ name }) => name !== 'worker') })
  orderId = (await anOrder(app, await openShop(app))).id
})
afterAll(async () => {
  for (const worker of workers) worker.kill('SIGKILL')
  await app.stop()
})

/** The worker as a process of its own, as in the full deployment. */
function startWorker(): ChildProcess {
  const { databaseUrl, dataDir } = app.deps.config
  const worker = spawn(process.execPath, ['services/worker/dist/main.js'], {
    cwd: ROOT,
    env: {
      PATH: process.env['PATH'],
      DATABASE_URL: databaseUrl ?? '',
      DATA_DIR: dataDir,
      PORT: '0',
      LOG_LEVEL: 'fatal',
    },
    stdio: 'ignore',
  })
  workers.add(worker)
  return worker
}

async function killed(worker: ChildProcess): Promise<void> {
  const gone = once(worker, 'exit')
  worker.kill('SIGKILL')
  await gone
}

async function upload(): Promise<void> {
  const file = { name: 'soporte.pdf', type: 'application/pdf', bytes: pdfOf('1 0 0 rg 0 0 300 200 re f') }
  const { payload, contentType } = formOf({ type: String(ATTACHMENT_TYPES.payment_support) }, file)
  const reply = await app.app.inject({
    method: 'POST',
    url: `/api/v1/sale/${orderId}/files`,
    headers: { ...(await app.as('online_seller')), 'content-type': contentType },
    payload,
  })
  expect(reply.statusCode).toBe(200)
}

const examined = async () =>
  (await app.db('files.attachments').whereNot('state', 'received').pluck('id')).length

async function until(isTrue: () => Promise<boolean>, seconds: number): Promise<void> {
  const tooLate = Date.now() + seconds * 1_000
  while (!(await isTrue())) {
    if (Date.now() > tooLate) throw new Error('it never came true')
    await sleep(20)
  }
}

test(
  'uploads are accepted without a worker, and each is examined once, however often the worker is killed',
  { timeout: 150_000 },
  async () => {
    for (let n = 0; n < FILES; n++) await upload()
    expect(await examined()).toBe(0)
    for (let kill = 0; kill < KILLS; kill++) {
      const worker = startWorker()
      const before = await examined()
      // One is done, so others are in progress: the moment to kill.
      await until(async () => (await examined()) > before, 40)
      await killed(worker)
    }
    expect(await examined()).toBeLessThan(FILES)
    startWorker()
    await until(async () => (await examined()) === FILES, 60)
    const { attachments } = await present(app, orderId)
    expect(attachments.map(({ state, thumbnail_url }) => [state, thumbnail_url !== null])).toEqual(
      Array.from({ length: FILES }, () => ['clean', true]),
    )
    await app.settled()
    const settled = await app.db('bus.event_log').where('type', 'attachment.settled').pluck('aggregate_id')
    expect([settled.length, new Set(settled).size]).toEqual([FILES, FILES])
    const files = join(app.deps.config.dataDir, 'files')
    for (const id of settled)
      expect((await readdir(join(files, 'pictures', String(id)))).toSorted()).toEqual([
        'large.webp',
        'thumb.webp',
      ])
  },
)
