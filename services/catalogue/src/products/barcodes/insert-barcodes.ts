import type { Knex } from 'knex'

interface BarcodeRow {
  code: string
  product_id: number
  size_id: number
  position: number
}

/** A code of a product that was deleted may be used again. */
const freeCodesOfDeleted = (trx: Knex.Transaction, codes: readonly string[]) =>
  trx('catalogue.barcodes')
    .whereIn('code', codes)
    .whereIn('product_id', trx('catalogue.products').where('is_active', false).select('id'))
    .delete()

/** Inserts barcodes, and returns those that were inserted: another size has the rest. */
export async function insertBarcodes(
  trx: Knex.Transaction,
  barcodes: readonly BarcodeRow[],
): Promise<ReadonlySet<string>> {
  if (barcodes.length === 0) return new Set()
  await freeCodesOfDeleted(
    trx,
    barcodes.map(({ code }) => code),
  )
  // In the order of codes: two products that are given the same codes wait for each other, and do not deadlock.
  const rows = barcodes.toSorted((one, other) => one.code.localeCompare(other.code))
  const inserted = await trx('catalogue.barcodes').insert(rows).onConflict('code').ignore().returning('code')
  return new Set(inserted.map(({ code }) => code))
}
