/** How long the author of a step may undo it without a permission or reason. */
export const UNDO_WINDOW_MS = 10_000

/** What decides whether the user of a step may still undo it. */
export interface UndoableBy {
  by_id: number | null
  at: Date
  before: { is_final: boolean } | null
}

/** Until when this user may undo with one click; null when they cannot. Final steps never offer it. */
export function undoUntil(last: UndoableBy | null | undefined, userId: number, now: Date): Date | null {
  if (!last?.before || last.before.is_final || last.by_id !== userId) return null
  const end = new Date(last.at.getTime() + UNDO_WINDOW_MS)
  return end < now ? null : end
}
