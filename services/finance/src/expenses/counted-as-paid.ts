/**
 * Whether an expense counts as paid, where what it pays is bounded: one that waits for approval does, since it may be
 * approved, and a correction that waits gives nothing back before.
 */
export const COUNTED_AS_PAID = `e.state <> 'refused' and not (e.state = 'pending' and e.amount < 0)`
