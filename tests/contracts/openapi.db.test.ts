import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { afterAll, beforeAll, expect, it } from 'vitest'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

// Clients other than the console are written against it: a difference is a decision, made by updating the file.
it('the calls are the ones that clients were told about', async () => {
  const document = (await app.app.inject('/api/v1/openapi.json')).json<object>()
  await expect(`${JSON.stringify(document, null, 2)}\n`).toMatchFileSnapshot('openapi.json')
})
