import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { format } from 'prettier'
import { afterAll, beforeAll, expect, it } from 'vitest'

let app: TestApp
let document: object
beforeAll(async () => {
  app = await startTestApp()
  document = (await app.app.inject('/api/v1/openapi.json')).json<object>()
})
afterAll(() => app.stop())

// Clients other than the console rely on the document: a change is a decision, made by updating the file (`-u`).
it('the document is the reviewed one', async () => {
  const text = await format(JSON.stringify(document), { parser: 'json', printWidth: 110 })
  await expect(text).toMatchFileSnapshot('openapi.json')
})

it('its reader shows the same document', async () => {
  const shown = await app.app.inject('/api/v1/docs/json')
  expect(shown.json()).toEqual(document)
})

it('every reference leads to a component', () => {
  const { components } = document as { components: Record<string, Record<string, unknown>> }
  const references = [...JSON.stringify(document).matchAll(/"#\/components\/(\w+)\/(\w+)"/g)]
  expect(references.length).toBeGreaterThan(1_000)
  expect(references.filter(([, kind = '', name = '']) => !components[kind]?.[name])).toEqual([])
})

it('the page names every field in both casings, and the server reads them both', async () => {
  const { description } = (document as { info: { description: string } }).info
  const names = [...description.matchAll(/\| `(\w+)` \| `(\w+)` \|/g)].map(([, camel, wire]) => [camel, wire])
  const specified = [
    'categoryId',
    'minimalPrice',
    'isBogota',
    'identificationNumber',
    'typeOfClient',
    'clientId',
  ]
  expect(names.map(([camel]) => camel)).toEqual(expect.arrayContaining(specified))
  const headers = await app.as('two')
  const narrowed = async (query: string) =>
    (await app.app.inject({ url: `/api/v1/casher?${query}`, headers })).json<{ errors: object }>().errors
  expect(await narrowed('cashierId=none')).toEqual(await narrowed('cashier_id=none'))
  expect(await narrowed('cashierId=none')).toHaveProperty('cashier_id')
})
