import { SHORT_STOCK } from '../migrations/0002-apply.ts'
import type { Shortage } from './change.ts'

/** What was short, if that is why a statement failed; undefined for other errors. */
export function shortageIn(error: unknown): Shortage[] | undefined {
  if (!(error instanceof Error) || !('code' in error) || error.code !== SHORT_STOCK) return undefined
  return 'detail' in error ? (JSON.parse(String(error.detail)) as Shortage[]) : undefined
}
