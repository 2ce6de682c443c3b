import { queryRow } from '@deportivo/platform/db/query-rows'
import type { Knex } from 'knex'
import type { CaseRow } from '../tables.ts'

/**
 * Whether all units of a case whose goods have arrived are where its `goods` has them, in SQL that names these columns or
 * parameters. Restocked units may be sold by now; those that left quarantine another way never were sellable.
 */
export const wholeOf = ({ id, goods, quantity }: { id: string; goods: string; quantity: string }): string => `
  case when ${goods} = 'quarantine'
    then (select coalesce(sum(p.quantity), 0) from inventory.published_parcels p where p.return_id = ${id}) = ${quantity}
    else not exists (select from inventory.published_quarantine_exits x
      where x.return_id = ${id} and x.kind <> 'restock' and x.state <> 'undone')
    end`

const WHOLE = `select ${wholeOf({ id: ':id', goods: ':goods', quantity: ':quantity' })} as is_whole`

/** Whether all units of a case are where its `goods` has them: a parcel may leave quarantine in parts. */
export async function areGoodsWhole(
  db: Knex,
  { id, goods, quantity }: Pick<CaseRow, 'id' | 'goods' | 'quantity'>,
): Promise<boolean> {
  if (goods === null) return true
  return (await queryRow<{ is_whole: boolean }>(db, WHOLE, { id, goods, quantity })).is_whole
}
