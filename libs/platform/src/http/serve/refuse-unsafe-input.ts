import { invalid } from '../refused.ts'

/** Deeper than any contract: what lies below would only exhaust the stack of whatever walks it. */
const MOST_LEVELS = 20

/**
 * Refuses what no field can hold, with the field: a NUL, which PostgreSQL has no text for, and nesting beyond any
 * contract. Walks without recursion, since a deep value is what it looks for.
 */
export function refuseUnsafeInput(input: unknown): void {
  const open: { value: unknown; path: string[] }[] = [{ value: input, path: [] }]
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, path } = next
    if (typeof value === 'string' && value.includes('\0')) throw refused(path)
    if (value === null || typeof value !== 'object') continue
    if (path.length >= MOST_LEVELS) throw refused(path)
    for (const [name, item] of Object.entries(value)) open.push({ value: item, path: [...path, name] })
  }
}

const refused = (path: readonly string[]) =>
  invalid({ [path.slice(0, 3).join('.') || 'body']: 'field.invalid' })
