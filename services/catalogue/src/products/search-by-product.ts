import { holdsWords } from '@deportivo/platform/db/plain-text'
import type { Knex } from 'knex'

/** The search of a list whose rows each have a product: by the words of that. */
export function searchByProduct(rows: Knex.QueryBuilder, words: string, { db }: { db: Knex }): void {
  const products: Knex.QueryBuilder = holdsWords(
    db('catalogue.products') as Knex.QueryBuilder,
    'search_text',
    'catalogue.plain',
    words,
  )
  void rows.whereIn('product_id', products.select('id'))
}
