import { MOST_REQUESTED_UNITS, type createRequest } from '@deportivo/contracts/requests/requests'
import type { BodyOf } from '@deportivo/contracts/route'
import { queryRows } from '@deportivo/platform/db/query-rows'
import { invalid, type KeyedText } from '@deportivo/platform/http/refused'
import type { Knex } from 'knex'
import type { RequestLineRow } from '../tables.ts'

type Wanted = BodyOf<typeof createRequest>['lines'][number]

export interface KnownLine extends Omit<RequestLineRow, 'id' | 'request_id'> {
  product_name: string
}

interface ProductSize {
  product_id: number
  product_name: string
  size_id: number
  size_name: string
  price: number | null
}

const SIZES = `
  select p.id as product_id, p.name as product_name, z.size_id, z.size_name, (p.codes ->> ?)::integer as price
  from catalogue.published_products p
  join catalogue.published_category_sizes z on z.category_id = p.category_id
  where p.id = any(?::integer[]) and p.is_active`

/** The requested lines by the shop's ids, whatever is in stock. Refuses what the shop doesn't have at all. */
export async function knownLines(
  trx: Knex.Transaction,
  wanted: readonly Wanted[],
  code_id: number,
): Promise<KnownLine[]> {
  const ids = wanted.map(({ product_id }) => product_id)
  const sizes = await queryRows<ProductSize>(trx, SIZES, [String(code_id), ids])
  const errors: Record<string, KeyedText> = {}
  const lines = new Map<string, KnownLine>()
  for (const [place, { product_id, size, quantity }] of wanted.entries()) {
    const ofProduct = sizes.filter((one) => one.product_id === product_id)
    const found = ofProduct.find(({ size_name }) => size_name === size)
    if (!found) {
      const field = ofProduct.length === 0 ? 'product_id' : 'size'
      errors[`lines.${place}.${field}`] = { key: 'field.unknown_record' }
      continue
    }
    const key = `${product_id}/${found.size_id}`
    const units = (lines.get(key)?.quantity ?? 0) + quantity
    if (units > MOST_REQUESTED_UNITS)
      errors[`lines.${place}.quantity`] = { key: 'field.maximum', values: { limit: MOST_REQUESTED_UNITS } }
    const { size_id, product_name, price } = found
    lines.set(key, { product_id, product_name, size_id, price, quantity: units })
  }
  if (Object.keys(errors).length > 0) throw invalid(errors)
  return [...lines.values()]
}
