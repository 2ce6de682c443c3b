import { Type, type Static } from 'typebox'
import { Id, Instant, Nullable, Pesos, SignedPesos } from '../../shapes.ts'
import { eventFamily } from '../family/family.ts'

/** A cash register's shift. The amounts of its end are null while it is open. */
export const ShiftEvent = Type.Object({
  shift_id: Id,
  cashier_id: Id,
  store_id: Id,
  base_amount: Pesos,
  expected_amount: Nullable(SignedPesos),
  counted_amount: Nullable(Pesos),
  difference: Nullable(SignedPesos),
  opened_at: Instant,
  closed_at: Nullable(Instant),
})
export type ShiftEvent = Static<typeof ShiftEvent>

export const shiftEvents = eventFamily({
  types: ['shift.opened', 'shift.closed'],
  payload: ShiftEvent,
})

/** Cash that entered the drawer of a shift, or left it, without a sale. */
export const DrawerEvent = Type.Object({
  entry_id: Id,
  shift_id: Id,
  cashier_id: Id,
  store_id: Id,
  /** One of `DRAWER_REASONS`; an open text, so that a new reason changes no event. */
  reason: Type.String(),
  /** Negative: it left. */
  amount: SignedPesos,
  note: Type.String(),
  at: Instant,
})
export type DrawerEvent = Static<typeof DrawerEvent>

export const drawerEvents = eventFamily({ types: ['drawer.recorded'], payload: DrawerEvent })
