import type { AuditEntry } from '@deportivo/contracts/admin/audit'

export type Change = AuditEntry['changes'][number]

export type AuditValue =
  | string
  | number
  | boolean
  | readonly (string | number)[]
  | { readonly [name: string]: string | number }
  | Date
  | null
  | undefined

const asText = (value: AuditValue): string | null => {
  if (value === null || value === undefined) return null
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (value instanceof Date) return value.toISOString()
  // An empty list and no value look the same to a reader.
  if (Array.isArray(value)) return value.join(', ') || null
  if (typeof value !== 'object') return String(value)
  const parts = Object.entries(value).map(([name, part]) => `${name}: ${part}`)
  return parts.toSorted().join(', ') || null
}

/** The fields of `after` whose value differs from the one in `before`. */
export function changesBetween(
  before: Record<string, AuditValue>,
  after: Record<string, AuditValue>,
): Change[] {
  return Object.keys(after)
    .map((field) => ({ field, from: asText(before[field]), to: asText(after[field]) }))
    .filter(({ from, to }) => from !== to)
}
