import { Type, type Static } from 'typebox'
import { Id, Nullable, Pesos } from '../shapes.ts'
import { eventFamily } from './family/family.ts'

const StockChange = Type.Object({
  /** The ledger's kind of entry: enter, leave, move, count, quarantine … */
  kind: Type.String(),
  size_id: Id,
  store_id: Id,
  on_hand_change: Type.Integer(),
  held_change: Type.Integer(),
  /** The paid cost of a receipt, the average cost of goods that leave; null where it is unknown. */
  unit_cost: Nullable(Pesos),
  line_id: Nullable(Id),
  order_id: Nullable(Id),
  return_id: Nullable(Id),
  transfer_id: Nullable(Id),
  /** The batch that this change undoes. */
  compensates: Nullable(Type.Integer()),
})
export type StockChange = Static<typeof StockChange>

/** Entries of the stock ledger: one event per product and batch, so that all changes of a product are in one lane. */
export const StockEvent = Type.Object({
  product_id: Id,
  batch: Type.Integer(),
  changes: Type.Array(StockChange),
})
export type StockEvent = Static<typeof StockEvent>

export const stockEvents = eventFamily({ types: ['stock.changed'], payload: StockEvent })
