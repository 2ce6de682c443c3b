import { MOST_REQUESTED_UNITS, offerOf, type createRequest } from '@deportivo/contracts/requests/requests'
import type { BodyOf } from '@deportivo/contracts/route'
import { queryRows } from '@deportivo/platform/db/query-rows'
import type { Signer } from '@deportivo/platform/files/signer'
import { invalid, type KeyedText } from '@deportivo/platform/http/refused'
import type { Knex } from 'knex'
import type { RequestLineRow } from '../tables.ts'
import type { RequestLink } from './request-link.ts'

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

/** The sizes that those of the products have which the link showed, by their active products. */
async function sizesShown(
  trx: Knex.Transaction,
  signer: Signer,
  wanted: readonly Wanted[],
  link: RequestLink,
): Promise<ProductSize[]> {
  const ids = wanted
    .filter(({ product_id, offer }) => signer.isSealed(offerOf(link.id, product_id), offer))
    .map(({ product_id }) => product_id)
  return queryRows<ProductSize>(trx, SIZES, [String(link.code_id), ids])
}

/**
 * The requested lines by the shop's ids, whatever is in stock. A product that the link never showed is refused like one
 * that doesn't exist.
 */
export async function knownLines(
  trx: Knex.Transaction,
  signer: Signer,
  wanted: readonly Wanted[],
  link: RequestLink,
): Promise<KnownLine[]> {
  const sizes = await sizesShown(trx, signer, wanted, link)
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
