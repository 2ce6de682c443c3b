import type { Knex } from 'knex'
import { applyChanges } from '../apply.ts'
import { lacksRestocked } from '../returns/return-stock.ts'
import type { Act, Change, Outcome } from '../change.ts'
import type { ParcelRow, QuarantineExitRow } from '../tables.ts'

type ExitKind = QuarantineExitRow['kind']

/** Units of one parcel that leave quarantine, or that return to it. */
export interface Leaving {
  parcel: ParcelRow
  quantity: number
  /** The average cost; null where it is unknown. */
  unit_cost: number | null
}

/** The changes of one exit: out of the parcel, and where it restocks, into the store that it belongs to. */
function changesOf(
  kind: ExitKind,
  { parcel, quantity, unit_cost }: Leaving,
  entry: Pick<Change, 'kind' | 'compensates'>,
): Change[] {
  const { product_id, size_id, order_id, return_id, line_id } = parcel
  // Both entries name the order and the line: quarantine and what had left are proved by them.
  const change = { product_id, size_id, order_id, return_id, line_id, held_change: 0, ...entry }
  const out = { ...change, store_id: parcel.store_id, on_hand_change: -quantity }
  if (kind === 'restock') return [out, { ...change, store_id: parcel.of_store_id, on_hand_change: quantity }]
  return [{ ...out, unit_cost }]
}

/**
 * Takes units of parcels out of quarantine, all or none. Refused where a parcel has less by now: of two simultaneous
 * exits of the same units the second finds them gone.
 */
export const takeOut = (
  trx: Knex.Transaction,
  { kind, leaving, ...act }: Act & { kind: ExitKind; leaving: readonly Leaving[] },
): Promise<Outcome> =>
  applyChanges(
    trx,
    leaving.flatMap((units) => changesOf(kind, units, { kind })),
    act,
  )

/** Puts the units of an exit back into their parcel. Refused where restocked ones are no longer available, or no longer here. */
export async function putBack(
  trx: Knex.Transaction,
  { kind, batch, units, ...act }: Act & { kind: ExitKind; batch: number; units: Leaving },
): Promise<Outcome> {
  const changes = changesOf(kind, units, { kind: 'undo', compensates: batch }).map((change) => ({
    ...change,
    on_hand_change: -change.on_hand_change,
  }))
  const outcome = await applyChanges(trx, changes, act)
  const { return_id, product_id, size_id, line_id, of_store_id: store_id } = units.parcel
  if (!outcome.ok || kind !== 'restock' || return_id === null) return outcome
  // The client may have taken them again, with the cancelled case.
  if (!(await lacksRestocked(trx, { return_id, store_id, product_id, size_id }))) return outcome
  return { ok: false, short: [{ product_id, size_id, store_id, line_id, available: 0 }] }
}

interface Replacement extends Act {
  product_id: number
  size_id: number
  store_id: number
  quantity: number
}

/** Receives what the supplier sent for a claim: new units, which belong to no order. Their cost stays the average. */
export const enterReplacement = (
  trx: Knex.Transaction,
  { product_id, size_id, store_id, quantity, ...act }: Replacement,
): Promise<Outcome> =>
  applyChanges(
    trx,
    [
      {
        kind: 'replacement',
        product_id,
        size_id,
        store_id,
        on_hand_change: quantity,
        held_change: 0,
      },
    ],
    act,
  )
