import { useUnsentCounts } from './send-counts.ts'

/** Sends what the user counted in an earlier visit; shows nothing. */
export function UnsentCounts({ userId }: { userId: number }) {
  useUnsentCounts(userId)
  return null
}
