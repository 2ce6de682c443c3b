import type { QuarantineExit } from '@deportivo/contracts/catalogue/quarantine'
import {
  QUARANTINE_EXITS,
  type QuarantineExitFields,
  type StoredExit,
} from '@deportivo/inventory/quarantine-exit-record'
import { seesCosts } from '@deportivo/lifecycle/costs'
import { notFound } from '@deportivo/platform/http/refused'
import { defineRecord } from '@deportivo/platform/records/record'
import type { RecordCall } from '@deportivo/platform/records/record-call'
import type { Knex } from 'knex'
import { knownOrders } from '../levels/known-orders.ts'
import { nameUnits } from './named-units.ts'
import { proofsOf } from './proofs.ts'

type Dates = 'created_at' | 'closed_at' | 'updated_at'
export type ExitRow = Omit<QuarantineExit, Dates> & Pick<StoredExit, Dates>
type Reader = Pick<RecordCall, 'actor' | 'deps'>

/** Columns of 64 bits are read as text. */
type Stored = Omit<ExitRow, 'proof'> & { unit_cost: number | null; batch: string }

/** Exits as they are shown: their value is that of the day on which they left. */
export async function showExits(
  db: Knex,
  rows: Knex.QueryBuilder,
  reader: Reader,
  sorted = (named: Knex.QueryBuilder): Knex.QueryBuilder => named.orderBy('units.id'),
): Promise<ExitRow[]> {
  const { actor } = reader
  const page = await sorted(nameUnits(db, rows)).select<Stored[]>()
  const knows = await knownOrders(
    db,
    page.map(({ order_id }) => order_id),
    actor,
  )
  const batches = page.map(({ batch }) => Number(batch))
  const proofs = await proofsOf(db, batches, reader)
  const mayReadReturns = actor.grants['read returns'] === 'all'
  return page.map(({ unit_cost, batch, ...exit }) => ({
    ...exit,
    order_id: exit.order_id !== null && knows(exit.order_id) ? exit.order_id : null,
    return_id: mayReadReturns ? exit.return_id : null,
    // Near to what the units cost.
    credit: exit.credit === null || !seesCosts(actor) ? null : Number(exit.credit),
    proof: proofs.get(Number(batch)) ?? null,
    value: seesCosts(actor) && unit_cost !== null ? unit_cost * exit.quantity : null,
  }))
}

/** One exit, or 404. */
export async function readExit(db: Knex, id: number, reader: Reader): Promise<ExitRow> {
  const [exit] = await showExits(db, db('inventory.published_quarantine_exits').where({ id }), reader)
  if (!exit) throw notFound()
  return exit
}

export const QUARANTINE_EXIT = defineRecord<StoredExit, QuarantineExitFields, ExitRow>({
  ...QUARANTINE_EXITS,
  read: readExit,
})
