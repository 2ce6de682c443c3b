import type { WholeSettlement } from '@deportivo/contracts/sellers/settlements'
import { notFound } from '@deportivo/platform/http/refused'
import { defineRecord } from '@deportivo/platform/records/record'
import type { Knex } from 'knex'
import type { SettlementLineRow, SettlementRow } from '../tables.ts'

export type SettlementFields = Partial<Pick<SettlementRow, 'seller_name' | 'number' | 'commission' | 'note'>>

export type ReadSettlement = Omit<WholeSettlement, 'closed_at' | 'products'> & {
  closed_at: Date
  products: SettlementLineRow[]
}

/** A settlement with its lines, or 404. */
export async function readSettlement(db: Knex, id: number): Promise<ReadSettlement> {
  const row = await db('sales.settlements').where({ id }).first()
  if (!row) throw notFound()
  const products = await db('sales.settlement_lines').where({ settlement_id: id }).orderBy('id')
  return { ...row, products }
}

/** Commission of a seller as it was settled: closed once, and never changed. */
export const SETTLEMENT = defineRecord<SettlementRow, SettlementFields, ReadSettlement>({
  table: 'sales.settlements',
  subject: 'settlement',
  nameOf: ({ number, seller_name }) => `${number} · ${seller_name}`,
  event: {
    family: 'settlement',
    recordOf: ({ closed_at, ...row }) => {
      const { id, version, seller_id, seller_name, number } = row
      const { lines, units, value, commission, percentages } = row
      return {
        id,
        version,
        seller_id,
        seller_name,
        number,
        percentages,
        lines,
        units,
        value,
        commission,
        closed_at: closed_at.toISOString(),
      }
    },
  },
  read: (trx, id) => readSettlement(trx, Number(id)),
})
