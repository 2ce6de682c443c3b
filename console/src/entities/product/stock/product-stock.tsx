import { INTERNATIONAL_SIZE_ID } from '@deportivo/contracts/catalogue/lists'
import type { Product } from '@deportivo/contracts/catalogue/products'
import { useTexts } from '../../../shared/language/texts.tsx'
import { useFormats } from '../../../shared/language/use-formats.ts'
import { matrixKey, type MatrixKey, type MatrixRow, type MatrixSize } from '../size-matrix/size-matrix.tsx'
import { rowsOf, sizesOf } from '../sizes/size-grid.ts'
import { useRowOrder } from '../sizes/use-row-order.ts'
import '../size-matrix/size-matrix.css'

interface Place {
  row: MatrixRow
  size: MatrixSize
}

/** A number, as a button where it can be explained. A store that never had the size has none. */
function Units({
  row,
  size,
  isChanged,
  onAsk,
}: Place & { isChanged: boolean; onAsk: ((place: Place) => void) | undefined }) {
  const t = useTexts()
  const units = row.available.get(size.id)
  const flash = isChanged ? ' ad-matrix__stock--changed' : ''
  if (units === undefined) return '·'
  if (onAsk === undefined)
    return (
      // Another number is another flash.
      <span key={units} className={flash}>
        {units}
      </span>
    )
  return (
    <button
      key={units}
      type="button"
      className={`ad-matrix__why${flash}`}
      aria-label={t('stock.why_of', { count: units, size: size.name, store: row.name })}
      onClick={() => onAsk({ row, size })}
    >
      {units}
    </button>
  )
}

const sumOf = (units: Iterable<number>) => [...units].reduce((sum, one) => sum + one, 0)

/** What is available of each size in all stores. */
function Totals({ rows, sizes }: { rows: readonly MatrixRow[]; sizes: readonly MatrixSize[] }) {
  const t = useTexts()
  const { count } = useFormats()
  return (
    <tfoot>
      <tr>
        <th scope="row">{t('matrix.total')}</th>
        {sizes.map(({ id }) => (
          <td key={id}>{count(sumOf(rows.map(({ available }) => available.get(id) ?? 0)))}</td>
        ))}
        <td>{count(sumOf(rows.flatMap(({ available }) => [...available.values()])))}</td>
      </tr>
    </tfoot>
  )
}

/** What is available of a product: stores as rows, sizes as columns. */
export function ProductStock({
  product,
  changed,
  onAsk,
}: {
  product: Product
  /** Cells whose stock changed while on screen. */
  changed?: ReadonlySet<MatrixKey>
  /** Explains a number. */
  onAsk?: (place: Place) => void
}) {
  const t = useTexts()
  const { count } = useFormats()
  const rows = useRowOrder(rowsOf(product))
  const sizes = sizesOf(product).filter(({ isApart }) => !isApart)
  const abroad = product.sizes.find(({ id }) => id === INTERNATIONAL_SIZE_ID)?.quantity ?? 0
  return (
    <>
      <div
        className="ad-matrix-wrap"
        // On a phone it is pushed sideways, with the keyboard too.
        tabIndex={0}
        role="region"
        aria-label={t('products.stock_by_store')}
      >
        <table className="ad-matrix">
          <thead>
            <tr>
              <th scope="col">{t('product.stores')}</th>
              {sizes.map(({ id, name }) => (
                <th key={id} scope="col">
                  {name}
                </th>
              ))}
              <th scope="col">{t('matrix.sum')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id}>
                <th scope="row">{row.name}</th>
                {sizes.map((size) => (
                  <td key={size.id} className={row.available.get(size.id) ? undefined : 'ad-soft'}>
                    <Units
                      row={row}
                      size={size}
                      isChanged={changed?.has(matrixKey(row.id, size.id)) ?? false}
                      onAsk={onAsk}
                    />
                  </td>
                ))}
                <td>{count(sumOf(row.available.values()))}</td>
              </tr>
            ))}
          </tbody>
          <Totals rows={rows} sizes={sizes} />
        </table>
      </div>
      {abroad > 0 && <p>{t('products.international_stock', { count: abroad })}</p>}
    </>
  )
}
