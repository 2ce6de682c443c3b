import { Button } from '@blueprintjs/core'
import { Bookmark, Endorsed, Plus, SwapHorizontal } from '@blueprintjs/icons'
import type { Product } from '@deportivo/contracts/catalogue/products'
import { useState, type ComponentType } from 'react'
import { useTexts } from '../../../shared/language/texts.tsx'
import { Can } from '../../../shared/session/session.tsx'
import { EmptyState } from '../../../shared/ui/status/states.tsx'
import type { useLiveProduct } from '../../../entities/product/stock/use-live-product.ts'
import { MinimumsDialog } from '../minimums/minimums-dialog.tsx'
import { ProductStock } from '../../../entities/product/stock/product-stock.tsx'
import { DensitySwitch } from '../../../shared/ui/controls/density-switch.tsx'
import { later } from '../../../shared/ui/later.tsx'
import type { StockNumber } from '../why/why-dialog.tsx'
import { EnterStock } from './enter-stock.tsx'

const WhyDialog = later(() => import('../why/why-dialog.tsx').then((part) => part.WhyDialog))

const OWN_DIALOGS = { enter: EnterStock, minimums: MinimumsDialog } as const

type DialogOfProduct = ComponentType<{ product: Product; onClose: () => void }>

/** What other features do with a product's stock, by what opens it. */
export type StockDialogs = Readonly<Record<'move' | 'count', DialogOfProduct>>

/** Where a product lies, and why there are so many; from here it is moved, counted, and given a minimum. */
export function StockPart({
  product,
  changed,
  dialogs,
}: Pick<ReturnType<typeof useLiveProduct>, 'product' | 'changed'> & { dialogs: StockDialogs }) {
  const t = useTexts()
  const [open, setOpen] = useState<keyof StockDialogs | keyof typeof OWN_DIALOGS | null>(null)
  const [asked, setAsked] = useState<StockNumber | null>(null)
  const Dialog = open && { ...OWN_DIALOGS, ...dialogs }[open]
  const hasStock = product.stores.length > 0
  return (
    <div className="ad-stack">
      {hasStock ? (
        <>
          <ProductStock
            product={product}
            changed={changed}
            onAsk={({ row, size }) =>
              setAsked({
                product_id: product.id,
                size,
                store: row,
                available: row.available.get(size.id) ?? 0,
              })
            }
          />
          <div className="ad-row ad-row--between">
            <p className="ad-soft ad-small">
              {t('stock.why_help')}{' '}
              <strong role="status">{changed.size > 0 && t('products.stock_changed')}</strong>
            </p>
            <DensitySwitch />
          </div>
        </>
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
      {asked && <WhyDialog of={asked} onClose={() => setAsked(null)} />}
    </div>
  )
}
