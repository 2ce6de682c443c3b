import type { Product } from '@deportivo/contracts/catalogue/products'
import { useLiveProduct } from '../../entities/product/stock/use-live-product.ts'
import { NewCount } from '../../features/counts/new-count.tsx'
import { StockPart, type StockDialogs } from '../../features/stock/levels/stock-part.tsx'
import { MoveStockDialog } from '../../features/transfers/move-stock-dialog.tsx'

const DIALOGS: StockDialogs = { move: MoveStockDialog, count: NewCount }

/** The stock of a product that the caller follows, with all that is done with it. */
export const StockNow = (live: Pick<ReturnType<typeof useLiveProduct>, 'product' | 'changed'>) => (
  <StockPart {...live} dialogs={DIALOGS} />
)

/** The same, followed here. */
export function StockOfProduct({ product: shown }: { product: Product }) {
  const { product, changed } = useLiveProduct(shown)
  return <StockNow product={product} changed={changed} />
}
