import { Button } from '@blueprintjs/core'
import { Bookmark, Endorsed, Plus, SwapHorizontal } from '@blueprintjs/icons'
import type { Product } from '@deportivo/contracts/catalogue/products'
import { useState } from 'react'
import { useTexts } from '../../../shared/language/texts.tsx'
import { Can } from '../../../shared/session/session.tsx'
import { EmptyState } from '../../../shared/ui/status/states.tsx'
import { NewCount } from '../counts/new-count.tsx'
import { MinimumsDialog } from '../minimums/minimums-dialog.tsx'
import { ProductStock } from '../product-stock.tsx'
import { MoveStockDialog } from '../transfers/move-stock-dialog.tsx'
import { EnterStock } from './enter-stock.tsx'

const DIALOGS = {
  enter: EnterStock,
  move: MoveStockDialog,
  count: NewCount,
  minimums: MinimumsDialog,
} as const

/** Where a product lies; from here it is moved, counted, and given a minimum. */
export function StockPart({ product }: { product: Product }) {
  const t = useTexts()
  const [open, setOpen] = useState<keyof typeof DIALOGS | null>(null)
  const Dialog = open && DIALOGS[open]
  const hasStock = product.stores.length > 0
  return (
    <div className="ad-stack">
      {hasStock ? (
        <ProductStock product={product} />
      ) : (
        <EmptyState isCompact title={t('product.no_stock')}>
          <Can do="update products">
            <Button intent="primary" icon={<Plus />} onClick={() => setOpen('enter')}>
              {t('product.enter_stock')}
            </Button>
          </Can>
        </EmptyState>
      )}
      <Can do="update products">
        <div className="ad-row">
          {hasStock && (
            <Button icon={<SwapHorizontal />} onClick={() => setOpen('move')}>
              {t('transfer.move')}
            </Button>
          )}
          <Button icon={<Endorsed />} onClick={() => setOpen('count')}>
            {t('count.count_it')}
          </Button>
          <Button icon={<Bookmark />} onClick={() => setOpen('minimums')}>
            {t('minimum.set')}
          </Button>
        </div>
      </Can>
      {Dialog && <Dialog product={product} onClose={() => setOpen(null)} />}
    </div>
  )
}
