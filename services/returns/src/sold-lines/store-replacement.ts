import type { RecordCall } from '@deportivo/platform/records/record-call'
import type { CaseRow } from '../tables.ts'

// Lines of orders are counted from one: those of replacements begin where orders end, within the range of an id.
export const FIRST_REPLACEMENT_LINE = 2_000_000_000

/**
 * A replacement that was delivered may be returned too: it is a line of its case's order that no order has, at the price
 * and the cost with which it left.
 */
export async function storeReplacement({ trx }: Pick<RecordCall, 'trx'>, row: CaseRow): Promise<void> {
  const { replacement_product_id, replacement_product_name, replacement_size_id, replacement_size_name } = row
  const { replacement_quantity, replacement_price, replacement_store_id, replacement_store_name } = row
  const product =
    replacement_product_id !== null &&
    (await trx('catalogue.published_products').where('id', replacement_product_id).first())
  const isWhole =
    replacement_size_id !== null && replacement_quantity !== null && replacement_store_id !== null
  if (!product || !isWhole) throw new Error('a delivered case has a replacement')
  const { order_id, client_id, client_name, client_type, seller_id, seller_name, auxiliary_user_id } = row
  const { type_order, profile_id, code_id } = row
  await trx('returns.sold_lines').insert({
    order_id,
    client_id,
    client_name,
    client_type,
    seller_id,
    seller_name,
    auxiliary_user_id,
    type_order,
    profile_id,
    code_id,
    line_id: FIRST_REPLACEMENT_LINE + row.id,
    order_version: 0,
    is_delivered: true,
    product_id: product.id,
    product_name: replacement_product_name ?? product.name,
    reference_name: product.reference_name,
    color_name: product.color_name,
    brand_id: product.brand_id,
    category_id: product.category_id,
    size_id: replacement_size_id,
    size_name: replacement_size_name ?? '',
    store_id: replacement_store_id,
    store_name: replacement_store_name ?? '',
    quantity: replacement_quantity,
    unit_price: Math.floor((replacement_price ?? 0) / replacement_quantity),
    unit_cost: row.replacement_unit_cost,
  })
}
