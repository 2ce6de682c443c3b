import type { DeadStock } from '@deportivo/contracts/catalogue/dead-stock'
import { Link } from 'react-router-dom'
import { useFormats } from '../../../shared/language/use-formats.ts'
import type { CellTools } from '../../../shared/list/definition/definition.ts'
import { useCellTools } from '../../../shared/list/definition/use-cell-tools.ts'
import { paths } from '../../../shared/navigation/paths.ts'
import { StoreUnits } from '../why/explained-stock.tsx'

type Store = DeadStock['stores'][number]

const unitsIn = ({ store_name, on_hand }: Store, { count }: Pick<CellTools, 'count'>) =>
  `${store_name}: ${count(on_hand)}`

export const storesText = ({ stores }: DeadStock, tools: CellTools) =>
  stores.map((store) => unitsIn(store, tools)).join(' · ')

/** What each store has of the size; pressed, why it has so many. */
export function StoresCell({ row }: { row: DeadStock }) {
  const formats = useFormats()
  const size = { id: row.size_id, name: row.size_name }
  return (
    <span className="ad-buying__stores">
      {row.stores.map((store) => {
        const { store_id: id, store_name: name, available } = store
        return (
          <StoreUnits key={id} of={{ product_id: row.product_id, size, store: { id, name }, available }}>
            {unitsIn(store, formats)}
          </StoreUnits>
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
