import { execFile } from 'node:child_process'
import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { repositoryRoot } from '@deportivo/infra/repository'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { PASSWORD } from '@deportivo/testkit/password'
import { addClient, openShop, PUBLIC_CODE, stockProduct } from '@deportivo/testkit/shop'
import { PIXEL } from '@deportivo/testkit/files/upload'
import openapiTS, { astToString } from 'openapi-typescript'
import { afterAll, beforeAll, expect, it } from 'vitest'

// In the repository: the program finds the packages of this checkout.
const folder = join(repositoryRoot(), '.cache', `generated-client-${process.pid}`)
let app: TestApp

beforeAll(async () => {
  app = await startTestApp({ isListening: true })
  await mkdir(folder, { recursive: true })
  await cp(join(import.meta.dirname, 'client'), folder, { recursive: true })
  const document = (await app.app.inject('/api/v1/openapi.json')).body
  await writeFile(join(folder, 'api.d.ts'), astToString(await openapiTS(document)))
})
afterAll(async () => {
  await app.stop()
  await rm(folder, { recursive: true, force: true })
})

const compile = () => {
  const compiler = join(repositoryRoot(), 'node_modules', 'typescript', 'bin', 'tsc')
  return promisify(execFile)(process.execPath, [compiler, '-p', folder]).catch(
    (error: unknown) => error as { stdout: string },
  )
}

interface Program {
  takeOrder: (given: object) => Promise<string[]>
}

it(
  'a client generated from the document compiles, and takes an order from its client to its delivery',
  { timeout: 180_000 },
  async () => {
    expect((await compile()).stdout).toBe('')
    const shop = await openShop(app)
    const { takeOrder } = (await import(pathToFileURL(join(folder, 'take-order.ts')).href)) as Program
    const states = await takeOrder({
      address: app.running.address,
      password: PASSWORD,
      client_id: await addClient(app),
      product_id: await stockProduct(app, shop, 5),
      code_id: PUBLIC_CODE,
      photo: new Blob([new Uint8Array(PIXEL)], { type: 'image/png' }),
    })
    expect(states).toEqual([
      'pre_orden',
      'validating_payment',
      'validating_payment',
      'assign_dispatch_assistant',
      'getting_ready',
      'packing_up',
      'delivered_local',
    ])
  },
)
