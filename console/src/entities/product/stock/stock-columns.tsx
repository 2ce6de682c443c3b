import type { TextKey } from '../../../shared/language/texts.tsx'
import type { ListColumn } from '../../../shared/list/definition/definition.ts'
import { StockProduct, type StockedProduct } from './stock-product.tsx'

/** The product of a row of stock. */
export const PRODUCT_COLUMN: ListColumn<StockedProduct, never> = {
  id: 'product',
  header: 'product.name',
  role: 'main',
  width: 250,
  least: 150,
  cell: (row) => <StockProduct row={row} />,
  file: [
    { header: 'product.name', value: ({ product_name }) => product_name },
    { header: 'products.reference', value: ({ reference_name }) => reference_name },
    { header: 'products.color', value: ({ color_name }) => color_name },
  ],
}

/** The size of a row of stock. */
export const SIZE_COLUMN: ListColumn<{ size_name: string }, never> = {
  id: 'size',
  header: 'products.size',
  width: 80,
  cell: ({ size_name }) => <span className="ad-num">{size_name}</span>,
  file: [{ header: 'products.size', value: ({ size_name }) => size_name }],
}

/** When a document of stock was made, and by whom. */
export const createdColumn = (
  header: TextKey,
): ListColumn<{ created_at: string; created_by: string }, never> => ({
  id: 'created',
  header,
  width: 190,
  least: 150,
  cell: ({ created_at, created_by }, { instant }) => (
    <span className="ad-cell__lines">
      <span className="ad-num">{instant(created_at)}</span>
      <span className="ad-table__sub">{created_by}</span>
    </span>
  ),
  file: [
    { header, kind: 'instant', value: ({ created_at }) => created_at },
    { header: 'stock.by', value: ({ created_by }) => created_by },
  ],
})
