import { suggestProducts } from '@deportivo/contracts/catalogue/products'
import { found, read } from '@deportivo/platform/http/serve/serve'
import type { Routes } from '@deportivo/platform/service'
import type { Knex } from 'knex'
import type { ProductRow } from '../tables.ts'
import { activeProducts } from './product-pages.ts'
import { holdsMeant } from './search-rows.ts'
import { photosOf } from './photo-addresses.ts'
import { understandSlips } from './words/search-words.ts'

/** As many as fit under a search box. */
const MOST_SUGGESTIONS = 10

type Suggestion = Pick<ProductRow, 'id' | 'name' | 'reference_name' | 'color_name' | 'version' | 'photo_keys'>

/** Suggestions while the user types, newest products first. */
export const suggestProductsRoute: Routes = (app, deps) => {
  const understand = understandSlips(deps)
  read(app, deps, suggestProducts, async ({ db, query }) => {
    const words = await understand({ text: query.search })
    const rows: Knex.QueryBuilder = activeProducts(db)
    const page = (await holdsMeant(db, rows, words)
      .select('id', 'name', 'reference_name', 'color_name', 'version', 'photo_keys')
      .orderBy('id', 'desc')
      .limit(MOST_SUGGESTIONS)) as Suggestion[]
    return found(
      page.map(({ version, photo_keys, ...row }) => ({
        ...row,
        photo: photosOf({ id: row.id, version, photo_keys })[0],
      })),
    )
  })
}
