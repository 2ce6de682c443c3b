import type { Knex } from 'knex'
import type { QuarantineExit } from '@deportivo/contracts/catalogue/quarantine'
import type { TransferSummary } from '@deportivo/contracts/catalogue/transfers'
import './counts/count-tables.ts'
import type { LedgerKind } from './change.ts'

export interface StoreRow {
  id: number
  name: string
  type: 'national' | 'international' | 'exhibition' | 'virtual'
  orden: number
  is_active: boolean
  purpose: 'quarantine' | 'transit' | 'seller' | null
  of_store_id: number | null
  owner_user_id: number | null
}

export interface LevelRow {
  product_id: number
  size_id: number
  store_id: number
  on_hand: number
  held: number
}

export interface HoldRow {
  /** A hold is of an order, of a transfer, or of the replacement of a return case. */
  order_id: number | null
  transfer_id: number | null
  return_id: number | null
  line_id: number
  product_id: number
  size_id: number
  store_id: number
  quantity: number
  held_by: string
  expires_at: Date | null
}

export interface LedgerEntry {
  id: number
  batch: number
  kind: LedgerKind
  product_id: number
  size_id: number
  store_id: number
  on_hand_change: number
  held_change: number
  unit_cost: number | null
  actor_id: number | null
  actor_name: string
  line_id: number | null
  order_id: number | null
  return_id: number | null
  transfer_id: number | null
  compensates: number | null
  at: Date
}

export interface PublishedLedgerEntry extends Pick<
  LedgerEntry,
  | 'id'
  | 'batch'
  | 'product_id'
  | 'size_id'
  | 'store_id'
  | 'kind'
  | 'on_hand_change'
  | 'held_change'
  | 'unit_cost'
  | 'at'
  | 'line_id'
  | 'order_id'
  | 'return_id'
  | 'transfer_id'
> {
  by: string
  /** The stock count that it corrects the level by. */
  count_id: number | null
}

export interface TransferRow {
  id: number
  state: TransferSummary['state']
  from_store: number
  to_store: number
  note: string | null
  reason: string | null
  goods: TransferSummary['goods']
  /** Null while it has no lines. */
  product_names: string | null
  units: number
  received_units: number | null
  created_by: string
  sent_at: Date | null
  closed_at: Date | null
  version: number
  updated_by: string | null
  created_at: Date
  updated_at: Date
}

type PublishedTransfer = TransferRow & {
  product_names: string
  from_store_name: string
  to_store_name: string
}

export interface TransferLineRow {
  id: number
  transfer_id: number
  product_id: number
  size_id: number
  product_name: string
  size_name: string
  quantity: number
  received: number | null
}

/** What lies in quarantine of one line of an order or return. */
export interface ParcelRow {
  id: number
  order_id: number | null
  return_id: number | null
  line_id: number | null
  product_id: number
  size_id: number
  /** The quarantine, and the store that it belongs to. */
  store_id: number
  of_store_id: number
  quantity: number
  since: Date
  reason: string | null
}

export interface QuarantineExitRow {
  id: number
  kind: QuarantineExit['kind']
  state: QuarantineExit['state']
  parcel_id: number
  product_id: number
  size_id: number
  store_id: number
  quantity: number
  unit_cost: number | null
  reason: string
  supplier: string | null
  /** What the supplier sent, and the amount of their credit note; null while the claim is not settled. */
  replaced: number | null
  credit: number | null
  closing_note: string | null
  batch: number
  created_by: string
  closed_at: Date | null
  version: number
  updated_by: string | null
  created_at: Date
  updated_at: Date
}

export interface MinimumRow {
  product_id: number
  size_id: number
  minimum: number
}

type PublishedParcel = Omit<ParcelRow, 'of_store_id'>
type PublishedExit = Omit<QuarantineExitRow, 'parcel_id' | 'batch'> &
  Pick<ParcelRow, 'order_id' | 'return_id'>

type NewLine = Omit<TransferLineRow, 'id' | 'received'>

type NewStore = Pick<StoreRow, 'name' | 'type'> & Partial<StoreRow>

declare module 'knex/types/tables.js' {
  interface Tables {
    'inventory.stores': Knex.CompositeTableType<StoreRow, NewStore, Partial<NewStore>>
    'inventory.levels': LevelRow
    'inventory.holds': HoldRow
    'inventory.ledger': LedgerEntry
    'inventory.transfers': TransferRow
    'inventory.transfer_lines': Knex.CompositeTableType<
      TransferLineRow,
      NewLine,
      Pick<TransferLineRow, 'received'>
    >
    'inventory.minimums': MinimumRow
    'inventory.published_under_minimum': MinimumRow & { since: Date }
    'inventory.parcels': ParcelRow
    'inventory.published_parcels': PublishedParcel
    'inventory.quarantine_exits': QuarantineExitRow
    'inventory.published_quarantine_exits': PublishedExit
    'inventory.published_transfers': PublishedTransfer
    'inventory.published_transfer_lines': TransferLineRow
    'inventory.published_costs': { product_id: number; average_cost: number }
    'inventory.published_levels': LevelRow & { available: number }
    'inventory.published_stores': StoreRow
    'inventory.published_ledger': PublishedLedgerEntry
  }
}
