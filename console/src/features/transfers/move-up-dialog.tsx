import { getProduct } from '@deportivo/contracts/catalogue/products'
import { useFound } from '../../shared/net/use-found.ts'
import { MoveStockDialog } from './move-stock-dialog.tsx'
import { useStores } from '../../entities/catalogue/use-stores.ts'
import { moveUp, type SizeToFill } from './move-up.ts'

/** The dialog of a move, filled with what brings a size up to its minimum. */
export function MoveUpDialog({
  row,
  onClose,
}: {
  row: SizeToFill & { product_id: number }
  onClose: () => void
}) {
  const stores = useStores()
  const { data: product } = useFound(getProduct, { params: { id: row.product_id } })
  if (!product || !stores) return null
  return <MoveStockDialog product={product} proposal={moveUp(product, stores, row)} onClose={onClose} />
}
