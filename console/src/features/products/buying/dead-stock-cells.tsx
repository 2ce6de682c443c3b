import type { DeadStock } from '@deportivo/contracts/catalogue/dead-stock'
import { createContext, useContext } from 'react'
import { Link } from 'react-router-dom'
import { useTexts } from '../../../shared/language/texts.tsx'
import { useFormats } from '../../../shared/language/use-formats.ts'
import type { CellTools } from '../../../shared/list/definition/definition.ts'
import { useCellTools } from '../../../shared/list/definition/use-cell-tools.ts'
import { paths } from '../../../shared/navigation/paths.ts'
import type { StockNumber } from '../why/why-dialog.tsx'

/** Explains the units of a store; null where the rows are shown without. */
export const ExplainUnits = createContext<((number: StockNumber) => void) | null>(null)

type Store = DeadStock['stores'][number]

const unitsIn = ({ store_name, on_hand }: Store, { count }: Pick<CellTools, 'count'>) =>
  `${store_name}: ${count(on_hand)}`

export const storesText = ({ stores }: DeadStock, tools: CellTools) =>
  stores.map((store) => unitsIn(store, tools)).join(' · ')

/** What each store has of the size; pressed, why it has so many. */
export function StoresCell({ row }: { row: DeadStock }) {
  const t = useTexts()
  const formats = useFormats()
  const explain = useContext(ExplainUnits)
  const size = { id: row.size_id, name: row.size_name }
  return (
    <span className="ad-dead__stores">
      {row.stores.map((store) => {
        const { store_id: id, store_name: name, available } = store
        const text = unitsIn(store, formats)
        if (!explain) return <span key={id}>{text}</span>
        return (
          <button
            key={id}
            type="button"
            className="ad-link"
            title={t('stock.why_of', { count: available, size: size.name, store: name })}
            onClick={() => explain({ product_id: row.product_id, size, store: { id, name }, available })}
          >
            {text}
          </button>
        )
      })}
    </span>
  )
}

/** 'Última venta: 3 mar', or that it never sold and when it came. */
export function sinceText({ last_sold, last_received }: DeadStock, { t, shopDay }: CellTools): string {
  if (last_sold !== null) return t('dead_stock.sold_on', { day: shopDay(last_sold) })
  if (last_received === null) return t('dead_stock.band.never_sold')
  return t('dead_stock.never_sold_since', { day: shopDay(last_received) })
}

export function toDoText({ sells_in }: DeadStock, { t, shopDay }: CellTools): string {
  if (sells_in === null) return t('dead_stock.offer')
  return t('dead_stock.move', { store: sells_in.store_name, day: shopDay(sells_in.last_sold) })
}

/** Leads to the product, where it is moved to the store that sells it, or to the links that offer it. */
export function ToDoCell({ row }: { row: DeadStock }) {
  const tools = useCellTools()
  const to =
    row.sells_in === null ? paths.productSearch(row.product_name) : paths.productDetail(row.product_id)
  return <Link to={to}>{toDoText(row, tools)}</Link>
}
