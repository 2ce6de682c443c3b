import { ownBarcode, ownBarcodeNumber } from '@deportivo/lifecycle/product-barcodes'
import { queryRows } from '@deportivo/platform/db/query-rows'
import type { Knex } from 'knex'

const LAST_NUMBER = `select coalesce(pg_sequence_last_value('catalogue.barcode_number'), 0)::integer as number`

/** Codes of the shop's own range that were never made: typed, they are mistakes, or would be those of later labels. */
export async function neverMade(trx: Knex.Transaction, codes: readonly string[]): Promise<Set<string>> {
  const own = codes.filter((code) => ownBarcodeNumber(code) !== null)
  if (own.length === 0) return new Set()
  const [last] = await queryRows<{ number: number }>(trx, LAST_NUMBER, [])
  const isMade = (number: number) => number > 0 && number <= (last?.number ?? 0)
  return new Set(own.filter((code) => !isMade(ownBarcodeNumber(code) ?? 0)))
}

const NEXT_NUMBERS = `
  select nextval('catalogue.barcode_number')::integer as number from generate_series(1, ?)`

/**
 * Codes of the shop's own range that no size has. Some of those ahead may be in use: an import brings the own codes of
 * another installation. Each try draws twice as many, so that thousands of them take a few statements.
 */
export async function newOwnBarcodes(trx: Knex.Transaction, count: number): Promise<string[]> {
  const free: string[] = []
  for (let drawn = count; free.length < count; drawn *= 2) {
    const numbers = await queryRows<{ number: number }>(trx, NEXT_NUMBERS, [drawn])
    const codes = numbers.map(({ number }) => ownBarcode(number))
    const rows = await trx('catalogue.barcodes').whereIn('code', codes).select('code')
    const used = new Set(rows.map(({ code }) => code))
    free.push(...codes.filter((code) => !used.has(code)))
  }
  return free.slice(0, count)
}
