import { queryRow } from '@deportivo/platform/db/query-rows'
import type { Knex } from 'knex'
import { applyChanges } from '../apply.ts'
import type { Act, Change, LedgerKind, Outcome } from '../change.ts'
import { quarantinesOf } from '../virtual-stores.ts'

/** Units of a return case: those that the client returned, or their replacement. Its row is locked. */
export interface ReturnUnits extends Act {
  return_id: number
  /** The line of the order with which the returned units had left. */
  line_id: number
  product_id: number
  size_id: number
  /** A store that sells. */
  store_id: number
  quantity: number
}

type Entry = Pick<Change, 'store_id' | 'on_hand_change'> & { held_change?: number; unit_cost?: number | null }

function changeOf(units: ReturnUnits, kind: LedgerKind, { held_change = 0, ...entry }: Entry): Change {
  const { return_id, line_id, product_id, size_id } = units
  return { return_id, line_id, product_id, size_id, kind, held_change, ...entry }
}

async function quarantineOf(trx: Knex.Transaction, store_id: number): Promise<number> {
  const quarantine = (await quarantinesOf(trx, [store_id])).get(store_id)
  if (quarantine === undefined) throw new Error(`store ${store_id} does not exist`)
  return quarantine
}

/** Puts what the client returned into the quarantine of the receiving store. */
export async function receiveReturn(trx: Knex.Transaction, units: ReturnUnits): Promise<Outcome> {
  const store_id = await quarantineOf(trx, units.store_id)
  return applyChanges(
    trx,
    [changeOf(units, 'quarantine', { store_id, on_hand_change: units.quantity })],
    units,
  )
}

/** It was received by mistake. Refused where some of it left quarantine meanwhile. */
export async function undoReceipt(trx: Knex.Transaction, units: ReturnUnits): Promise<Outcome> {
  const store_id = await quarantineOf(trx, units.store_id)
  return applyChanges(trx, [changeOf(units, 'undo', { store_id, on_hand_change: -units.quantity })], units)
}

/** Makes what was returned sellable in the store that received it. */
export async function restockReturn(trx: Knex.Transaction, units: ReturnUnits): Promise<Outcome> {
  const { store_id, quantity } = units
  const quarantine = await quarantineOf(trx, store_id)
  const changes = [
    changeOf(units, 'restock', { store_id: quarantine, on_hand_change: -quantity }),
    changeOf(units, 'restock', { store_id, on_hand_change: quantity }),
  ]
  return applyChanges(trx, changes, units)
}

/** Holds a replacement, without an end; refused where less is available. */
export const holdReplacement = (trx: Knex.Transaction, units: ReturnUnits): Promise<Outcome> =>
  applyChanges(
    trx,
    [
      changeOf(units, 'hold', {
        store_id: units.store_id,
        on_hand_change: 0,
        held_change: units.quantity,
      }),
    ],
    units,
  )

const LACKING = `
  select coalesce(sum(on_hand_change), 0) < 0 as is_lacking from inventory.ledger
  where return_id = :return_id and store_id = :store_id and product_id = :product_id and size_id = :size_id
    and kind <> 'leave'`

type InStore = Pick<ReturnUnits, 'return_id' | 'store_id' | 'product_id' | 'size_id'>

/**
 * Whether more restocked units of a case have left a store than had come to it: others of their size went instead.
 * Compared after the change, which has locked the level: of two simultaneous changes the second sees the first.
 */
export const lacksRestocked = async (
  trx: Knex.Transaction,
  { return_id, store_id, product_id, size_id }: InStore,
): Promise<boolean> => {
  const units = { return_id, store_id, product_id, size_id }
  return (await queryRow<{ is_lacking: boolean }>(trx, LACKING, units)).is_lacking
}

interface Cancelled extends Act {
  /** What the client returned, and where it lies; null: it has not arrived. */
  returned: { units: ReturnUnits; isRestocked: boolean } | null
  /** Null: none is held. */
  replacement: ReturnUnits | null
}

/**
 * Releases the replacement, and the returned units leave for the client again, in one batch. Refused where some of them
 * left quarantine, or are no longer available.
 */
export async function cancelReturn(
  trx: Knex.Transaction,
  { returned, replacement, ...act }: Cancelled,
): Promise<Outcome> {
  const changes: Change[] = []
  if (replacement) {
    const { store_id, quantity } = replacement
    changes.push(changeOf(replacement, 'release', { store_id, on_hand_change: 0, held_change: -quantity }))
  }
  if (returned) {
    const { units, isRestocked } = returned
    const store_id = isRestocked ? units.store_id : await quarantineOf(trx, units.store_id)
    changes.push(changeOf(units, 'given_back', { store_id, on_hand_change: -units.quantity }))
  }
  const outcome = await applyChanges(trx, changes, act)
  if (!outcome.ok || !returned?.isRestocked || !(await lacksRestocked(trx, returned.units))) return outcome
  const { product_id, size_id, store_id, line_id } = returned.units
  return { ok: false, short: [{ product_id, size_id, store_id, line_id, available: 0 }] }
}

/** The average cost of a product; null where no receipt named one. */
export async function averageCost(trx: Knex.Transaction, product_id: number): Promise<number | null> {
  const cost = await trx('inventory.published_costs').where({ product_id }).first('average_cost')
  return cost?.average_cost ?? null
}

/** The held replacement leaves for the client at this cost. */
export async function sendReplacement(
  trx: Knex.Transaction,
  units: ReturnUnits,
  unit_cost: number | null,
): Promise<Outcome> {
  const { store_id, quantity } = units
  const leaving = { store_id, on_hand_change: -quantity, held_change: -quantity, unit_cost }
  return applyChanges(trx, [changeOf(units, 'leave', leaving)], units)
}
