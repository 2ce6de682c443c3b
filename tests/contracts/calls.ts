import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { documentedBody } from '@deportivo/contracts/registry/documented-bodies'
import { ALL_ROUTES } from '@deportivo/contracts/registry/routes'
import type { Contract } from '@deportivo/contracts/route'
import { hashOf, shapeOf } from './shapes.ts'

/** The calls as they were reviewed, one line each. */
export const RECORD = fileURLToPath(new URL('reviewed-calls.txt', import.meta.url))

interface Shape {
  type?: string
  properties?: Record<string, Shape>
  required?: readonly string[]
  items?: Shape
  anyOf?: readonly Shape[]
}

/** The names of an object's fields, those that may be left out with a `?`; of a union, those of all its members. */
function fieldsOf({ anyOf, properties = {}, required = [] }: Shape): string[] {
  if (anyOf) {
    const members = anyOf.map(fieldsOf)
    const names = [...new Set(members.flat().map((field) => field.replace('?', '')))]
    return names.map((name) => (members.every((fields) => fields.includes(name)) ? name : `${name}?`))
  }
  return Object.keys(properties).map((name) => (required.includes(name) ? name : `${name}?`))
}

/** What a reply has in `data`, or in each row of it. */
function dataOf({ properties = {} }: Shape): Shape {
  const { data = {} } = properties
  return data.items ?? data
}

const part = (name: string, fields: readonly string[], shape: unknown) =>
  [name, ...fields.toSorted(), `#${hashOf(shapeOf(shape))}`].join(' ')

function lineOf(contract: Contract): string {
  const { method, path, permission, query, reply, files = [] } = contract
  const body = documentedBody(contract)
  return [
    `${method} ${path}`,
    [permission].flat().join(' or '),
    part('query', fieldsOf(query), query),
    ...(method === 'GET'
      ? []
      : [part('body', [...new Set([...fieldsOf(body), ...files.map(({ field }) => `${field}?`)])], body)]),
    part('reply', fieldsOf(dataOf(reply)), reply),
  ].join(' | ')
}

export const presentCalls = (): string[] =>
  Object.values<readonly Contract[]>(ALL_ROUTES).flat().map(lineOf).toSorted()

export const reviewedCalls = (): string[] => readFileSync(RECORD, 'utf8').trim().split('\n')

const namesIn = (fields: readonly string[]) => new Set(fields.map((field) => field.replace('?', '')))

/** What is gone from a reply, or is taken in another way by a request. */
function breaksOfPart(was: string, is: string): string[] {
  const [name = '', ...before] = was.split(' ').slice(0, -1)
  const now = is.split(' ').slice(1, -1)
  const gone = [...namesIn(before)].filter((field) => !namesIn(now).has(field))
  const wanted =
    name === 'reply' ? [] : now.filter((field) => !field.endsWith('?') && !before.includes(field))
  return [
    ...gone.map((field) => `the ${name} has no ${field} any more`),
    ...wanted.map((field) => `the ${name} now needs ${field}`),
  ]
}

/** What a client that works with the reviewed calls can't do with the present ones. */
export function breaks(reviewed: readonly string[], present: readonly string[]): string[] {
  const now = new Map(present.map((line) => [line.split(' | ')[0], line.split(' | ')]))
  return reviewed.flatMap((line) => {
    const [call = '', permission, ...parts] = line.split(' | ')
    const other = now.get(call)
    if (!other) return [`${call} is gone`]
    const changed = other[1] === permission ? [] : [`it asks for '${other[1]}' instead of '${permission}'`]
    return [...changed, ...parts.flatMap((one, index) => breaksOfPart(one, other[index + 2] ?? one))].map(
      (what) => `${call}: ${what}`,
    )
  })
}
