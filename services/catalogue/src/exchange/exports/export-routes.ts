import { EXPORT_COLUMNS, IMPORT_COLUMNS } from '@deportivo/contracts/catalogue/import-columns'
import { exportProducts, importTemplate } from '@deportivo/contracts/catalogue/imports'
import { listProducts } from '@deportivo/contracts/catalogue/products'
import { raw } from '@deportivo/platform/http/serve/serve'
import { parseList } from '@deportivo/platform/lists/parse-list'
import type { Routes } from '@deportivo/platform/service'
import { sendTable } from '@deportivo/platform/tables/send-table'
import type { TableCell } from '@deportivo/platform/tables/table-cell'
import { readWords } from '../../products/product-search.ts'
import { CODE_IDS } from '../../products/product-view.ts'
import { describedRows } from '../../products/search-rows.ts'
import { understandSlips } from '../../products/words/search-words.ts'
import { cellsOf, exportRows, headOf } from './export-rows.ts'

const SHEET = 'Productos'

const EVERY_CODE = CODE_IDS.map(({ id }) => id)

/** The products that `GET /product` finds by the same words and filters. */
export const exportProductsRoute: Routes = (app, deps) => {
  const understand = understandSlips(deps)
  raw(app, deps, exportProducts, async ({ query, db, reply }) => {
    const { format, searchText, searchPrice, ...grammar } = query
    const list = parseList(grammar, listProducts.list)
    const words = await understand(readWords({ searchText, searchPrice }, list, EVERY_CODE))
    const rows = exportRows(db, () => describedRows(db, words, list.filters))
    return sendTable(reply, { format, name: 'productos', sheet: SHEET, head: headOf(EXPORT_COLUMNS), rows })
  })
}

/** Shows what each column takes. */
const EXAMPLE = cellsOf(IMPORT_COLUMNS, {
  handle: 'ZAN-1042-NEGRO',
  name: 'Zancada Urbana',
  brand: 'Zancada',
  reference: 'ZAN-1042',
  color: 'Negro',
  category: 'Calzado',
  subcategory: 'Running',
  price_four: 189_900,
  price_three: 169_900,
  price_tow: 159_900,
  price_one: 149_900,
  price: 189_900,
  minimal_price: 149_900,
  description: 'Tenis liviano para asfalto',
  dispatch_time: 1,
  video_url: null,
  photos: null,
  curve: 'No',
  only_size: 'No',
  store: 'Bodega Principal',
  size: '38',
  quantity: 12,
  unit_cost: 95_000,
  barcodes: '7701234567897',
  minimum: 2,
})

async function* example(): AsyncGenerator<TableCell[]> {
  yield EXAMPLE
}

export const importTemplateRoute: Routes = (app, deps) =>
  raw(app, deps, importTemplate, async ({ query: { format }, reply }) =>
    sendTable(reply, {
      format,
      name: 'plantilla-productos',
      sheet: SHEET,
      head: headOf(IMPORT_COLUMNS),
      rows: example(),
    }),
  )
