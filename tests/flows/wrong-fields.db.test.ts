import { ALL_ROUTES } from '@deportivo/contracts/registry/routes'
import type { Contract } from '@deportivo/contracts/route'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

/** What of a field's schema decides which values are wrong. */
interface Schema {
  type?: string | string[]
  anyOf?: Schema[]
  enum?: unknown[]
  const?: unknown
  properties?: Record<string, Schema>
  required?: string[]
  maxLength?: number
  maxItems?: number
  maximum?: number
  minimum?: number
}

/** Without 'or nothing'. */
const plain = (schema: Schema): Schema => schema.anyOf?.find(({ type }) => type !== 'null') ?? schema

const typesOf = (schema: Schema): string[] => [plain(schema).type ?? []].flat()

const bodyOf = ({ body }: Contract): Schema => body ?? {}

/** Every call with a body of named fields; files have their own tests. */
const CALLS = Object.values<readonly Contract[]>(ALL_ROUTES)
  .flat()
  .filter((route) => route.method !== 'GET' && !route.files && bodyOf(route).properties)
  .map((route) => ({ name: `${route.method} ${route.path}`, route }))

type Wrong = readonly [what: string, value: unknown]

const ofText = ({ maxLength }: Schema): Wrong[] => [
  ['a NUL', 'a\0b'],
  ['half a character', 'a\ud800b'],
  ...(maxLength === undefined ? [] : [['too long', 'x'.repeat(maxLength + 1)] as const]),
]

const ofNumber = ({ maximum, minimum }: Schema, isOptional: boolean): Wrong[] => [
  ['a part of one', 1.5],
  ['a word', 'doce'],
  ...(maximum === undefined ? [] : [['too large', maximum + 1] as const]),
  // 0 is how a form sends nothing where there may be nothing.
  ...(minimum === undefined ? [] : [['too small', minimum - (isOptional ? 2 : 1)] as const]),
]

const ofList = ({ maxItems }: Schema): Wrong[] =>
  maxItems === undefined ? [] : [['too many', Array.from({ length: maxItems + 1 }, () => 1)]]

/** Values that the field may never have, by what is wrong with them. */
function wrongValues(schema: Schema): Wrong[] {
  const types = typesOf(schema)
  const known = plain(schema)
  return [
    ...(types.length > 0 ? [['another type', types.includes('object') ? 7 : {}] as const] : []),
    ...(types.includes('string') ? ofText(known) : []),
    ...(types.includes('integer') ? ofNumber(known, schema.anyOf !== undefined) : []),
    ...(types.includes('array') ? ofList(known) : []),
    ...(known.enum ? [['no option', 'x_no_option'] as const] : []),
  ]
}

/** Texts that are allowed, and mean nothing to a database, a page or a file. */
const MALICIOUS = [
  "' or 1=1; drop table x; --",
  '<img src=x onerror=alert(1)>',
  '=HYPERLINK("x")',
  '../../etc',
  '${x}',
]

async function send({ method, path }: Contract, body: object) {
  // Of a profile it is a name.
  const id = path.startsWith('/profile/') ? 'two' : '2000000000'
  const url = `/api/v1${path.replace(/:\w+/g, id)}`
  const headers = { ...(await app.as('two')), 'content-type': 'application/json' }
  const reply = await app.app.inject({ method, url, headers, payload: JSON.stringify(body) })
  return { status: reply.statusCode, fields: Object.keys(reply.json<{ errors?: object }>().errors ?? {}) }
}

const isNamed = (fields: readonly string[], field: string) =>
  fields.some((one) => one === field || one.startsWith(`${field}.`))

/** The wrong values of a field that are not refused by its name, and the texts that the server fails at. */
async function notRefused(route: Contract, field: string, schema: Schema): Promise<unknown[]> {
  const found: unknown[] = []
  for (const [what, value] of wrongValues(schema)) {
    const { status, fields } = await send(route, { [field]: value })
    if (status !== 422 || !isNamed(fields, field)) found.push([field, what, status, fields])
  }
  for (const value of typesOf(schema).includes('string') ? MALICIOUS : []) {
    const { status } = await send(route, { [field]: value })
    if (status >= 500) found.push([field, value, status])
  }
  return found
}

describe('each field of each form is refused by its name, whatever is wrong with it', () => {
  it.each(CALLS)('$name', async ({ route }) => {
    const { properties = {}, required = [] } = bodyOf(route)
    for (const [field, schema] of Object.entries(properties))
      expect(await notRefused(route, field, schema)).toEqual([])
    if (required.length === 0) return
    const { status, fields } = await send(route, {})
    expect({ status, unnamed: required.filter((field) => !isNamed(fields, field)) }).toEqual({
      status: 422,
      unnamed: [],
    })
  })
})
