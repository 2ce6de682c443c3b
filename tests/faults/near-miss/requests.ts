import type { Chance } from './chance.ts'
import type { Call, Document } from './document.ts'
import { spoiled, valueOf, WRONG_TEXTS } from './values.ts'

export interface Request {
  method: Call['method']
  url: string
  headers: Record<string, string>
  payload?: string
}

const UNKNOWN_ID = '2000000000'
const IDS = ['0', '-1', '1.5', '2147483648', '99999999999999999999', '1e3', 'abc', '%00', '%20', '__proto__']
const PAGES = ['Infinity', '-Infinity', 'NaN', '1e18', '1e300', '-1', '0', '1.5', '', '99999999999999999999']

/** Records whose loss would end the run: the users, with their sessions and permissions. */
const isOfUsers = ({ path }: Call) => /\/(user|profile|auth|password)\b/.test(path)

function addressOf(call: Call, chance: Chance, hasWrongId: boolean): string {
  const known = isOfUsers(call) ? UNKNOWN_ID : chance.of(['1', '1', UNKNOWN_ID])
  return call.path.replace(/\{\w+\}/g, () => (hasWrongId ? chance.of(IDS) : known))
}

function wrongQuery(document: Document, call: Call, chance: Chance): string {
  const offered = call.parameters.filter((one) => one.in === 'query')
  const names = [...offered.map(({ name }) => name), 'page', 'toString']
  const query = new URLSearchParams()
  for (let count = 1 + Math.floor(chance.number() * 3); count > 0; count--) {
    const name = chance.of(names)
    const schema = offered.find((one) => one.name === name)?.schema ?? {}
    const values = /page|top|perPage/i.test(name)
      ? PAGES
      : [
          ...WRONG_TEXTS,
          String(valueOf(document, schema, chance)),
          'id:1,id:2',
          'id:',
          ':',
          'id:1:2',
          '-id,-',
        ]
    query.append(name, String(chance.of(values)))
  }
  return query.toString()
}

const part = (name: string, content: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${content}\r\n`
const file = (name: string, content: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"; filename="a\0.png"\r\nContent-Type: image/png\r\n\r\n${content}\r\n`
const form = 'multipart/form-data; boundary=x'
const json = 'application/json'

/** A list with one object whose field has both casings, with values that are compared level by level. */
function deepTwice(camel: string, snake: string): string {
  const deep = '['.repeat(9_000) + ']'.repeat(9_000)
  return `[{"${camel}":${deep},"${snake}":${deep}}]`
}

const POISON = '{"__proto__":{"a":1},"constructor":{"prototype":{"a":1}},"toString":1,"hasOwnProperty":1}'

/** Bodies that are broken before any field is read. */
const RAW_BODIES: readonly [type: string, payload: string][] = [
  ['multipart/form-data', part('a', 'b')],
  [form, part('a', 'b')],
  [form, file('file', 'x')],
  [form, file('photo', '\x89PNG\r\n\x1a\n').slice(0, -30)],
  [form, `${part('__proto__', POISON)}${part('a', '[[[')}--x--\r\n`],
  [form, ''],
  [form, `${part('orders', `${'['.repeat(45_000)}${']'.repeat(45_000)}`)}--x--\r\n`],
  [form, `${part('products', '{"a":'.repeat(15_000) + '1' + '}'.repeat(15_000))}--x--\r\n`],
  [json, '['.repeat(100_000) + ']'.repeat(100_000)],
  [json, `{"a":${'['.repeat(40_000)}${']'.repeat(40_000)}}`],
  [json, '{"a":'.repeat(15_000) + '1' + '}'.repeat(15_000)],
  // In both casings: they are compared.
  ...[2_000, 11_000].map((levels): [string, string] => {
    const deep = '['.repeat(levels) + ']'.repeat(levels)
    return [json, `{"cityId":${deep},"city_id":${deep},"aB":${deep},"a_b":${deep}}`]
  }),
  [form, `${part('orders', deepTwice('clientId', 'client_id'))}--x--\r\n`],
  [json, '[1,2'],
  [json, ''],
  [json, '\ufeff{}'],
  ...['null', '1', '"text"', 'true', '[]', '[{}]', POISON].map((body): [string, string] => [json, body]),
  ['application/json; charset=utf-16', '{}'],
  ['application/json; charset=latin1', '{"name":"\xff"}'],
  ['application/x-www-form-urlencoded', 'a=1&a=2&__proto__[a]=1'],
  ['text/plain', '{}'],
  ['application/xml', '<a/>'],
  ['nonsense', '{}'],
]

const HEADERS: readonly Record<string, string>[] = [
  ...['__proto__', '', 'none', '["two"]', 'x'.repeat(5_000)].map((profile) => ({ 'x-profile': profile })),
  ...['', 'x'.repeat(5_000), "' or 1=1", '__proto__'].map((key) => ({ 'idempotency-key': key })),
  { 'x-request-id': 'x'.repeat(5_000) },
  { 'accept-language': '*;q=9' },
  { authorization: 'Bearer a.b.c' },
]

type Flaw = 'body' | 'query' | 'id' | 'header'
const FLAWS: readonly Flaw[] = ['body', 'body', 'body', 'body', 'query', 'id', 'header']
const FLAWS_OF_READS: readonly Flaw[] = ['query', 'query', 'query', 'id', 'header']

const withBody = (type: string, payload: string, headers = {}) => ({
  headers: { ...headers, 'content-type': type },
  payload,
})

function asForm(value: unknown): string {
  const fields = Object.entries(Object(value) as Record<string, unknown>)
  const text = (field: unknown) => (typeof field === 'string' ? field : JSON.stringify(field))
  return `${fields.map(([name, field]) => part(name, text(field))).join('')}--x--\r\n`
}

/** A call as the document describes it, but for one flaw. */
export function nearMiss(document: Document, call: Call, chance: Chance): Request {
  const flaw = chance.of(call.method === 'GET' ? FLAWS_OF_READS : FLAWS)
  const { method } = call
  const query = flaw === 'query' ? `?${wrongQuery(document, call, chance)}` : ''
  const url = `${addressOf(call, chance, flaw === 'id')}${query}`
  const headers = flaw === 'header' ? chance.of(HEADERS) : {}
  if (method === 'GET') return { method, url, headers }
  const body = call.body ? valueOf(document, call.body, chance) : {}
  // A right body would be a right call: it is sent to no record that the run needs.
  const sent = flaw === 'body' || isOfUsers(call) ? spoiled(body, chance) : body
  if (chance.number() < 0.15) return { method, url, ...withBody(form, asForm(sent)) }
  return { method, url, ...withBody(json, JSON.stringify(sent), headers) }
}

/** Every broken body, for one call; none for a call that takes none. */
export const brokenBodies = (call: Call): Request[] =>
  (call.method === 'GET' ? [] : RAW_BODIES).map(([type, payload]) => ({
    method: call.method,
    url: call.path.replace(/\{\w+\}/g, UNKNOWN_ID),
    ...withBody(type, payload),
  }))
