import type { Knex } from 'knex'
import { applyChanges } from '../apply.ts'
import type { Act, Change, LedgerKind, Outcome } from '../change.ts'
import type { TransferLineRow } from '../tables.ts'
import { storeInTransit } from '../virtual-stores.ts'
import type { CountedTransferLine } from './transfer-lines.ts'

/** The units of a transfer. Its row is locked: of two simultaneous steps the second finds the state of the first. */
export interface TransferUnits extends Act {
  id: number
  from_store: number
  to_store: number
  lines: readonly Pick<TransferLineRow, 'id' | 'product_id' | 'size_id' | 'quantity'>[]
}

type Line = TransferUnits['lines'][number]
type Entry = Pick<Change, 'store_id' | 'on_hand_change'> & { held_change?: number; unit_cost?: number | null }

const changeOf = (
  { id: transfer_id }: TransferUnits,
  { id: line_id, product_id, size_id }: Line,
  kind: LedgerKind,
  { held_change = 0, ...entry }: Entry,
): Change => ({ transfer_id, line_id, product_id, size_id, kind, held_change, ...entry })

const forEachLine = (
  trx: Knex.Transaction,
  transfer: TransferUnits,
  changesOf: (line: Line) => Change[],
): Promise<Outcome> => applyChanges(trx, transfer.lines.flatMap(changesOf), transfer)

/** Holds every line in the origin, without an end; short lines refuse all of it. */
export const holdTransfer = (trx: Knex.Transaction, transfer: TransferUnits): Promise<Outcome> =>
  forEachLine(trx, transfer, (line) => [
    changeOf(transfer, line, 'hold', {
      store_id: transfer.from_store,
      on_hand_change: 0,
      held_change: line.quantity,
    }),
  ])

/** Ends the holds of every line; the units are available again. */
export const releaseTransfer = (trx: Knex.Transaction, transfer: TransferUnits): Promise<Outcome> =>
  forEachLine(trx, transfer, (line) => [
    changeOf(transfer, line, 'release', {
      store_id: transfer.from_store,
      on_hand_change: 0,
      held_change: -line.quantity,
    }),
  ])

/** Moves the held units of every line out of the origin, into the store 'in transit'. */
export async function sendTransfer(trx: Knex.Transaction, transfer: TransferUnits): Promise<Outcome> {
  const transit = await storeInTransit(trx)
  return forEachLine(trx, transfer, (line) => [
    changeOf(transfer, line, 'to_transit', {
      store_id: transfer.from_store,
      on_hand_change: -line.quantity,
      held_change: -line.quantity,
    }),
    changeOf(transfer, line, 'to_transit', { store_id: transit, on_hand_change: line.quantity }),
  ])
}

const NO_COSTS = new Map<number, number>()

async function averageCosts(
  trx: Knex.Transaction,
  { lines }: TransferUnits,
  areNeeded: boolean,
): Promise<ReadonlyMap<number, number>> {
  if (!areNeeded) return NO_COSTS
  const ids = lines.map(({ product_id }) => product_id)
  const costs = await trx('inventory.published_costs').whereIn('product_id', ids)
  return new Map(costs.map(({ product_id, average_cost }) => [product_id, average_cost]))
}

interface Arrival {
  /** The store that gets the units; the count of each line by its id. */
  into: number
  counts: ReadonlyMap<number, number>
}

/** What arrives leaves transit; what is missing is lost, and more than was sent is moved out of the origin. */
async function arrive(
  trx: Knex.Transaction,
  transfer: TransferUnits,
  { into, counts }: Arrival,
): Promise<Outcome> {
  const transit = await storeInTransit(trx)
  const countOf = ({ id }: Line) => counts.get(id) ?? 0
  const isAnyLost = transfer.lines.some((line) => countOf(line) < line.quantity)
  const costs = await averageCosts(trx, transfer, isAnyLost)
  return forEachLine(trx, transfer, (line) => {
    const counted = countOf(line)
    const arrived = Math.min(counted, line.quantity)
    const entry = (
      kind: LedgerKind,
      store_id: number,
      on_hand_change: number,
      more?: Pick<Entry, 'unit_cost'>,
    ) => changeOf(transfer, line, kind, { store_id, on_hand_change, ...more })
    const unit_cost = costs.get(line.product_id) ?? null
    return [
      entry('from_transit', transit, -arrived),
      entry('from_transit', into, arrived),
      entry('lost', transit, arrived - line.quantity, { unit_cost }),
      entry('surplus', transfer.from_store, line.quantity - Math.max(counted, line.quantity)),
      entry('surplus', into, Math.max(counted, line.quantity) - line.quantity),
    ].filter(({ on_hand_change }) => on_hand_change !== 0)
  })
}

/**
 * Receives what was counted of each line in the destination. Refused where more arrived than was sent, and the origin
 * does not have the difference.
 */
export const receiveTransfer = (
  trx: Knex.Transaction,
  { counts, ...transfer }: TransferUnits & { counts: readonly CountedTransferLine[] },
): Promise<Outcome> =>
  arrive(trx, transfer, {
    into: transfer.to_store,
    counts: new Map(counts.map(({ line_id, quantity }) => [line_id, quantity])),
  })

/** Returns all units from transit to the origin. */
export const returnTransfer = (trx: Knex.Transaction, transfer: TransferUnits): Promise<Outcome> =>
  arrive(trx, transfer, {
    into: transfer.from_store,
    counts: new Map(transfer.lines.map(({ id, quantity }) => [id, quantity])),
  })

/** Writes all units in transit off, at their average cost. */
export const loseTransfer = (trx: Knex.Transaction, transfer: TransferUnits): Promise<Outcome> =>
  arrive(trx, transfer, { into: transfer.to_store, counts: new Map() })
