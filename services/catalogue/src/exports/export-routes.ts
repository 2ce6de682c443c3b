import { EXPORT_COLUMNS, IMPORT_COLUMNS } from '@deportivo/contracts/catalogue/import-columns'
import { exportProducts, importTemplate } from '@deportivo/contracts/catalogue/imports'
import { listProducts } from '@deportivo/contracts/catalogue/products'
import { TABLE_TYPES, type TableKind } from '@deportivo/contracts/route'
import { setSandboxHeaders } from '@deportivo/platform/http/server/set-sandbox-headers'
import { raw } from '@deportivo/platform/http/serve/serve'
import { parseList } from '@deportivo/platform/lists/parse-list'
import type { Routes } from '@deportivo/platform/service'
import type { FastifyReply } from 'fastify'
import { Readable } from 'node:stream'
import { readWords } from '../products/product-search.ts'
import { CODE_IDS } from '../products/product-view.ts'
import { describedRows } from '../products/search-rows.ts'
import { cellsOf, exportRows, headOf, type ExportCell } from './export-rows.ts'
import { csvPieces } from './write-csv.ts'
import { xlsxStream } from './write-xlsx.ts'

interface Table {
  format: TableKind
  name: string
  head: readonly string[]
  rows: AsyncIterable<readonly ExportCell[]>
}

/** Sends a file as it is made: its rows are never all in memory. */
export const sendTable = (reply: FastifyReply, { format, name, head, rows }: Table): FastifyReply =>
  setSandboxHeaders(reply)
    .header('content-disposition', `attachment; filename="${name}.${format}"`)
    .header('cache-control', 'private, no-store')
    .type(format === 'csv' ? `${TABLE_TYPES.csv}; charset=utf-8` : TABLE_TYPES.xlsx)
    .send(format === 'csv' ? Readable.from(csvPieces(head, rows)) : xlsxStream(head, rows))

const EVERY_CODE = CODE_IDS.map(({ id }) => id)

export const exportProductsRoute: Routes = (app, deps) =>
  raw(app, deps, exportProducts, async ({ query, db, reply }) => {
    const { format, searchText, searchPrice, ...grammar } = query
    const list = parseList(grammar, listProducts.list)
    const words = readWords({ searchText, searchPrice }, list, EVERY_CODE)
    const rows = exportRows(db, () => describedRows(db, words, list.filters))
    return sendTable(reply, { format, name: 'productos', head: headOf(EXPORT_COLUMNS), rows })
  })

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

async function* example(): AsyncGenerator<ExportCell[]> {
  yield EXAMPLE
}

export const importTemplateRoute: Routes = (app, deps) =>
  raw(app, deps, importTemplate, async ({ query: { format }, reply }) =>
    sendTable(reply, { format, name: 'plantilla-productos', head: headOf(IMPORT_COLUMNS), rows: example() }),
  )
