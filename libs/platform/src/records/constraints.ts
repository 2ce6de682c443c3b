import { invalid } from '../http/refused.ts'
import type { FieldErrors } from './record-call.ts'

const UNIQUE_VIOLATION = '23505'
const FOREIGN_KEY_VIOLATION = '23503'

interface Constrained {
  table: string
  unique?: Readonly<Record<string, FieldErrors>>
}

/** The field of a foreign key, which PostgreSQL names after table and column unless a migration does. */
function fieldOfKey(table: string, constraint: string): string | undefined {
  const name = table.slice(table.indexOf('.') + 1)
  return new RegExp(`^${name}_(\\w+)_fkey$`).exec(constraint)?.[1]
}

/** The fields that a constraint of the database refused; null for any other error. */
function fieldsOf({ table, unique = {} }: Constrained, error: unknown): FieldErrors | null {
  if (!(error instanceof Error) || !('code' in error) || !('constraint' in error)) return null
  const constraint = String(error.constraint)
  if (error.code === UNIQUE_VIOLATION) return unique[constraint] ?? null
  const field = error.code === FOREIGN_KEY_VIOLATION ? fieldOfKey(table, constraint) : undefined
  return field === undefined ? null : { [field]: 'field.unknown_record' }
}

/** Writes a row; two simultaneous callers are decided by the database, and the second gets an error on the field. */
export async function withConstraintErrors<T>(record: Constrained, write: PromiseLike<T>): Promise<T> {
  try {
    return await write
  } catch (error) {
    const fields = fieldsOf(record, error)
    throw fields === null ? error : invalid(fields)
  }
}
