import { invalid } from '../refused.ts'

/** Deeper than any contract: deeper values would only exhaust the stack of recursive code. */
const MOST_LEVELS = 20

/** With the flag `u` a pair of surrogates is one character, and only half a pair is found. */
const UNSTORABLE = /\0|\p{Surrogate}/u

type Look = (value: unknown, path: readonly string[]) => void

/** Looks at a value and all within it. Iterates without recursion, and refuses to go deeper than any contract. */
function lookInside(input: unknown, at: readonly string[], look: Look): void {
  const open = [{ value: input, path: at }]
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, path } = next
    look(value, path)
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

/** Refuses nesting beyond any contract, with the field: comparing or walking such a value exhausts the stack. */
export function refuseDeepInput(input: unknown, at: readonly string[] = []): void {
  lookInside(input, at, () => undefined)
}

/**
 * Refuses, with the field, what no field can contain: a NUL or half a character, which PostgreSQL cannot store, and
 * nesting beyond any contract.
 */
export function refuseUnsafeInput(input: unknown): void {
  lookInside(input, [], (value, path) => {
    if (typeof value === 'string' && UNSTORABLE.test(value)) throw refused(path)
  })
}

const refused = (path: readonly string[]) =>
  invalid({ [path.slice(0, 3).join('.') || 'body']: 'field.invalid' })
