import type { Contract } from '@deportivo/contracts/route'
import type { ListRules } from '@deportivo/contracts/list-route'

/** A name as the wire has it: callers may write any field in camelCase too, as the specification does. */
export const wireName = (written: string): string =>
  written.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** The same name as the specification writes it. */
export const camelCase = (name: string): string =>
  name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

function propertiesIn(schema: unknown, found: Set<string>): void {
  if (schema === null || typeof schema !== 'object') return
  if ('properties' in schema) for (const name of Object.keys(schema.properties ?? {})) found.add(name)
  for (const part of Object.values(schema)) propertiesIn(part, found)
}

/** Every field of the calls that is written differently in camelCase, by that name: what `wireName` reads back. */
export function wireNames(
  calls: readonly (Contract & { list?: ListRules })[],
): [camel: string, wire: string][] {
  const names = new Set<string>()
  for (const { params, query, body, reply, list } of calls) {
    for (const schema of [params, query, body, reply]) propertiesIn(schema, names)
    for (const filter of Object.keys(list?.filters ?? {})) names.add(filter)
  }
  return [...names]
    .map((name): [string, string] => [camelCase(name), name])
    .filter(([camel, name]) => camel !== name && wireName(camel) === name)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
}
