import { Type, type Static } from 'typebox'
import { Id, Instant, Pesos } from '../shapes.ts'

const PETTY = { id: Id, shift_id: Id, cashier_name: Type.String(), at: Instant }

/** Cash that left the drawer of a register and paid an expense. */
export const PaidFromDrawer = Type.Object(PETTY)
export type PaidFromDrawer = Static<typeof PaidFromDrawer>

/** Cash that left a drawer for purchases, and what of it no expense accounts for. */
export const PettyCash = Type.Object({
  ...PETTY,
  amount: Pesos,
  left: Pesos,
  note: Type.String(),
  by: Type.String(),
})
export type PettyCash = Static<typeof PettyCash>
