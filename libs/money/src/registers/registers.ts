import { listTable, type ListRow, type ListTable } from '@deportivo/platform/list-records/list-rows'
import type { FieldErrors, RecordCall, RecordInput } from '@deportivo/platform/records/record-call'
import { referTo } from '@deportivo/platform/records/referrers'
import type { Usage } from '@deportivo/platform/records/usage'
import type { Knex } from 'knex'

type Input = RecordInput<ListRow & { store_id?: number }, Record<string, unknown>>

const shiftsOf = (db: Knex, id: number | string) => db('money.cashier_shifts').where('cashier_id', id)

/** A register stands in a store that sells, and stays there once money was counted in it: reports are by store. */
async function storeErrors({ trx }: RecordCall, { before, fields }: Input): Promise<FieldErrors> {
  const { store_id } = fields
  if (typeof store_id !== 'number' || store_id === before?.store_id) return {}
  await referTo(trx, 'store', store_id)
  const store = await trx('catalogue.published_stores')
    .where('id', store_id)
    .whereNot('type', 'virtual')
    .first('id')
  if (!store) return { store_id: 'field.unknown_record' }
  const used = before && (await shiftsOf(trx, before.id).first('id'))
  return used ? { store_id: 'cashier.has_shifts' } : {}
}

/** Cash registers. */
export const REGISTERS: ListTable = listTable({
  table: 'money.cashiers',
  references: { store_id: { table: 'catalogue.published_stores' } },
  check: storeErrors,
})

/** A register that has, or had, a shift: the days on which they began. */
export const SHIFTS_OF_REGISTER: Usage = {
  kind: 'shifts',
  rows: (db, id) =>
    db.from(
      shiftsOf(db, id)
        .select('id', {
          day: db.raw("to_char(opened_at at time zone 'America/Bogota', 'YYYY-MM-DD')"),
        })
        .as('shifts'),
    ),
  id: 'id',
  name: 'day',
}
