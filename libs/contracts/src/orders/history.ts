import { type Static, Type } from 'typebox'
import { Id, Instant, Nullable, SignedPesos } from '../shapes.ts'
import { OrderStateName } from './order-names.ts'
import { PAYMENT_KINDS } from './payment.ts'

/** Of a reply, the newest first; the earlier ones are further pages. */
export const MOST_HISTORY = 500

export const HistoryEntry = Type.Object({
  id: Type.Integer(),
  step: Type.String(),
  step_name: Type.String(),
  from: Nullable(OrderStateName),
  to: OrderStateName,
  by: Type.String(),
  by_id: Nullable(Id),
  at: Instant,
  note: Nullable(Type.String()),
  /** The payments that the entry records, confirms or rejects; negative: money returned. */
  money: Type.Array(
    Type.Object({
      kind: Type.Enum([...PAYMENT_KINDS]),
      amount: SignedPesos,
      payment_method: Nullable(Id),
    }),
  ),
  /** Whether the reader may reverse it now, with a reason: the newest step, for 'reverse orders'. */
  can_reverse: Type.Boolean(),
  /** Why they can't, where a return case of the order is the only reason. */
  reverse_refused: Nullable(Type.String()),
})
export type HistoryEntry = Static<typeof HistoryEntry>
