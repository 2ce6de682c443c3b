import { Type, type Static } from 'typebox'
import { DRAWER_REASONS } from '../../finance/cashiers.ts'
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
  reason: Type.Enum([...DRAWER_REASONS]),
  /** Negative: it left. */
  amount: SignedPesos,
  note: Type.String(),
  at: Instant,
})
export type DrawerEvent = Static<typeof DrawerEvent>

export const drawerEvents = eventFamily({ types: ['drawer.recorded'], payload: DrawerEvent })
