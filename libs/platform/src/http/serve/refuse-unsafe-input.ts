import { invalid } from '../refused.ts'

/** Deeper than any contract: deeper values would only exhaust the stack of recursive code. */
const MOST_LEVELS = 20

/** With the flag `u` a pair of surrogates is one character, and only half a pair is found. */
const UNSTORABLE = /\0|\p{Surrogate}/u

/**
 * Refuses, with the field, what no field can contain: a NUL or half a character, which PostgreSQL cannot store, and
 * nesting beyond any contract. Iterates without recursion, since deep values are what it refuses.
 */
export function refuseUnsafeInput(input: unknown): void {
  const open: { value: unknown; path: string[] }[] = [{ value: input, path: [] }]
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, path } = next
    if (typeof value === 'string' && UNSTORABLE.test(value)) throw refused(path)
    if (value === null || typeof value !== 'object') continue
    if (path.length >= MOST_LEVELS) throw refused(path)
    for (const name of Object.keys(value)) {
      const item = (value as Readonly<Record<string, unknown>>)[name]
      // Numbers need no look, and a list may have hundreds of thousands.
      if (typeof item === 'string' || typeof item === 'object')
        open.push({ value: item, path: [...path, name] })
    }
  }
}

const refused = (path: readonly string[]) =>
  invalid({ [path.slice(0, 3).join('.') || 'body']: 'field.invalid' })
