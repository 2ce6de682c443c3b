import { INTERNATIONAL_SIZE_ID } from '@deportivo/contracts/catalogue/lists'
import { lockTypes } from '@deportivo/inventory/stores'
import type { TransferLineInput } from '@deportivo/inventory/transfer-lines'
import { queryRows } from '@deportivo/platform/db/query-rows'
import { invalid } from '@deportivo/platform/http/refused'
import type { FieldErrors } from '@deportivo/platform/records/record-call'
import type { Knex } from 'knex'

/** A line as it is requested. */
export interface WantedLine {
  product_id: number
  size_id: number
  quantity: number
}

export interface Ends {
  from_store: number
  to_store: number
}

interface TransferredProduct {
  id: number
  name: string
  size_ids: number[]
}

// Locked: no product is deleted, and no category gives up a size, while a line names them.
const PRODUCTS = `
  select p.id, p.name, c.size_ids
  from catalogue.products p join catalogue.categories c on c.id = p.category_id
  where p.id = any(?::integer[]) and p.is_active order by p.id for key share of p for share of c`

async function knownFor(trx: Knex.Transaction, lines: readonly WantedLine[]) {
  const ids = [...new Set(lines.map(({ product_id }) => product_id))]
  const products = await queryRows<TransferredProduct>(trx, PRODUCTS, [ids])
  const sizes = await trx('catalogue.sizes').select('id', 'name')
  return {
    products: new Map(products.map((product) => [product.id, product])),
    sizes: new Map(sizes.map(({ id, name }) => [id, name])),
  }
}

const keyOf = ({ product_id, size_id }: WantedLine) => `${product_id}/${size_id}`

/** The requested lines with the names that the document shows; refuses an unknown product or size, and one given twice. */
export async function namedLines(
  trx: Knex.Transaction,
  lines: readonly WantedLine[],
): Promise<TransferLineInput[]> {
  if (lines.length === 0) return []
  const { products, sizes } = await knownFor(trx, lines)
  const errors: FieldErrors = {}
  const seen = new Set<string>()
  const named = lines.map((line, at) => {
    const product = products.get(line.product_id)
    const isOfProduct =
      line.size_id === INTERNATIONAL_SIZE_ID || (product?.size_ids.includes(line.size_id) ?? false)
    if (!product) errors[`lines.${at}.product_id`] = 'field.unknown_record'
    else if (!isOfProduct) errors[`lines.${at}.size_id`] = 'product.size_not_of_category'
    else if (seen.has(keyOf(line))) errors[`lines.${at}.size_id`] = 'transfer.refused.line_twice'
    seen.add(keyOf(line))
    return { ...line, product_name: product?.name ?? '', size_name: sizes.get(line.size_id) ?? '' }
  })
  if (Object.keys(errors).length > 0) throw invalid(errors)
  return named
}

/** Both stores must sell; the international size belongs to international stores alone. Their types stay until the end. */
export async function refuseWrongEnds(
  trx: Knex.Transaction,
  { from_store, to_store }: Ends,
  sizeIds: readonly number[],
): Promise<void> {
  if (from_store === to_store) throw invalid({ to_store: 'product.same_store' })
  const types = await lockTypes(trx, [from_store, to_store])
  for (const [field, id] of [
    ['from_store', from_store],
    ['to_store', to_store],
  ] as const) {
    const type = types.get(id)
    if (type === undefined) throw invalid({ [field]: 'field.unknown_record' })
    if (type === 'virtual') throw invalid({ [field]: 'store.is_virtual' })
    if (sizeIds.some((id) => (type === 'international') !== (id === INTERNATIONAL_SIZE_ID)))
      throw invalid({ [field]: 'store.keeps_other_sizes' })
  }
}
