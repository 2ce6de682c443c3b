import type { Knex } from 'knex'

/**
 * The category of a product. The product is not deleted and stays in it, and it gives up no size, until the transaction
 * ends. It is read once the product is locked: a statement that waits for the product would look for the category that
 * it had before. Undefined where the product is deleted.
 */
export async function lockCategory(trx: Knex.Transaction, productId: number) {
  const product = await trx('catalogue.products')
    .where({ id: productId, is_active: true })
    .forShare()
    .first('category_id')
  if (!product) return undefined
  return trx('catalogue.categories').where('id', product.category_id).forShare().first('name', 'size_ids')
}
