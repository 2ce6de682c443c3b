import { listSizes } from '@deportivo/contracts/catalogue/lists'
import { notFound } from '@deportivo/platform/http/refused'
import { listed, read } from '@deportivo/platform/http/serve/serve'
import type { Routes } from '@deportivo/platform/service'

interface Size {
  id: number
  name: string
  order: number
}

/** The sizes of a category, or all of them (0), in the order in which they are worn. */
export const listSizesRoute: Routes = (app, deps) =>
  read(app, deps, listSizes, async ({ db, params }) => {
    const sizes = db('catalogue.sizes')
      .select<Size[]>('id', 'name', { order: 'sort_order' })
      .orderBy(['sort_order', 'id'])
    if (params.categoryId !== 0) {
      const category = await db('catalogue.categories').where('id', params.categoryId).first('size_ids')
      if (!category) throw notFound()
      void sizes.whereIn('id', category.size_ids)
    }
    const rows = await sizes
    return listed(rows, { per_page: rows.length, total: rows.length, current_page: 1 })
  })
