import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { afterAll, beforeAll, expect, it } from 'vitest'

let app: TestApp
let document: object
beforeAll(async () => {
  app = await startTestApp()
  document = (await app.app.inject('/api/v1/openapi.json')).json<object>()
})
afterAll(() => app.stop())

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

interface Operation {
  parameters?: { $ref?: string; name?: string; 'x-names'?: string[] }[]
  security?: object[]
  requestBody?: { content: Record<string, { schema: { properties?: Record<string, object> } }> }
  responses: Record<string, { content?: Record<string, { schema: object }> }>
}

const operations = () =>
  Object.entries((document as { paths: Record<string, Record<string, Operation>> }).paths).flatMap(
    ([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({
        name: `${method} ${path}`,
        method,
        operation,
        refs: (operation.parameters ?? []).map(({ $ref = '' }) => $ref.split('/').at(-1)),
      })),
  )

it('every call names its headers and every way in which it may fail', () => {
  for (const { name, method, operation, refs } of operations()) {
    expect([name, refs]).toEqual([name, expect.arrayContaining(['X-Request-Id'])])
    if (operation.security) expect([name, refs]).toEqual([name, expect.arrayContaining(['X-Profile'])])
    const statuses = ['200', '400', '401', '403', '404', '409', '422', '429', '503']
    const ofBodies = method === 'get' ? [] : ['413', '415']
    const ofVersions = refs.includes('If-None-Match') ? ['304'] : []
    const all = [...statuses, ...ofBodies, ...ofVersions].toSorted()
    expect([name, Object.keys(operation.responses)]).toEqual([name, all])
  }
  const versioned = operations().filter(({ refs }) => refs.includes('If-None-Match'))
  expect(versioned.map(({ name }) => name)).toEqual(['get /api/v1/dispatch/board'])
  const repeatable = operations().filter(({ refs }) => refs.includes('Idempotency-Key'))
  expect(repeatable.length).toBeGreaterThan(30)
  const { components } = document as { components: { responses: Record<string, { headers: object }> } }
  for (const name of ['TooManyCalls', 'Unavailable'])
    expect(components.responses[name]?.headers).toHaveProperty('Retry-After')
})

it('every list names what it takes in filter, orderBy, include and select', () => {
  const lists = operations().filter(({ operation }) =>
    operation.parameters?.some(({ name }) => name === 'filter'),
  )
  expect(lists.length).toBeGreaterThan(20)
  for (const { name, operation } of lists)
    for (const parameter of ['filter', 'orderBy', 'orderByDesc', 'include', 'select']) {
      const found = operation.parameters?.find((one) => one.name === parameter)
      // An export takes the filter of its list alone: its rows are whole and have their own order.
      if (name === 'get /api/v1/products/export' && parameter !== 'filter') expect(found).toBeUndefined()
      else expect([name, parameter, found?.['x-names']]).toEqual([name, parameter, expect.any(Array)])
    }
})

it('orderBy names the days that sort orders by another time', () => {
  const orders = operations().find(({ name }) => name === 'get /api/v1/sale')
  for (const parameter of ['orderBy', 'orderByDesc'])
    expect(orders?.operation.parameters?.find(({ name }) => name === parameter)).toMatchObject({
      description: expect.stringContaining('With `sold_from`, rows are sorted by checkout') as string,
    })
})

it('files are bytes in both directions, with their media types', () => {
  const forms = operations().flatMap(
    ({ operation }) => operation.requestBody?.content['multipart/form-data'] ?? [],
  )
  expect(forms).toHaveLength(20)
  for (const form of forms) expect(JSON.stringify(form)).toContain('"format":"binary"')
  const sent = operations().flatMap(({ name, operation }) => {
    const types = Object.keys(operation.responses['200']?.content ?? {})
    return types.includes('application/json') ? [] : [[name, types.join(' ')]]
  })
  expect(Object.fromEntries(sent)).toEqual({
    'get /api/v1/attachment/{id}': 'image/jpeg image/png image/webp image/heic application/pdf',
    'get /api/v1/attachment/{id}/thumbnail': 'image/webp',
    'get /api/v1/client/{id}/photo': 'image/webp',
    'get /api/v1/client-import/{id}/faults': 'text/csv',
    'get /api/v1/clients/export':
      'text/csv application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'get /api/v1/clients/template':
      'text/csv application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'get /api/v1/list-export/{id}/file':
      'text/csv application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'get /api/v1/product-import/{id}/faults': 'text/csv',
    'get /api/v1/statement-import/{id}/faults': 'text/csv',
    'get /api/v1/product/{id}/picture': 'image/svg+xml image/webp',
    'get /api/v1/products-link-share/picture': 'image/jpeg',
    'get /api/v1/products/export':
      'text/csv application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'get /api/v1/products/template':
      'text/csv application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'get /api/v1/user/{id}/photo': 'image/webp',
  })
})
