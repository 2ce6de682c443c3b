import { queryRow } from '@deportivo/platform/db/query-rows'
import type { Knex } from 'knex'

const REMAINING = `
  with recursive path as (
    select id, name, merged_into from sales.clients where id = ?
    union all
    select c.id, c.name, c.merged_into from sales.clients c join path p on p.merged_into = c.id
  )
  select id, name from path where merged_into is null`

/** The client that one went into, over all merges; itself if it was not merged. */
export const remainingClient = (db: Knex, id: number): Promise<{ id: number; name: string }> =>
  queryRow(db, REMAINING, [id])

const NUMBERS = `
  with recursive merged as (
    select id, identification_number from sales.clients where merged_into = ?
    union all
    select c.id, c.identification_number from sales.clients c join merged m on c.merged_into = m.id
  )
  update sales.clients set merged_numbers = (
    select coalesce(string_agg(identification_number, ' ' order by id), '') from merged
  ) where id = ?`

/** A client is found by the numbers of all that were merged into it. */
export async function storeMergedNumbers(trx: Knex.Transaction, id: number): Promise<void> {
  await trx.raw(NUMBERS, [id, id])
}
