import { getProduct, listProducts, type Product } from '@deportivo/contracts/catalogue/products'
import { useState, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { StaleNotice } from '../../../shared/form/stale/stale-notice.tsx'
import { useTexts } from '../../../shared/language/texts.tsx'
import type { CallError } from '../../../shared/net/call-error.ts'
import { recordOf, revalidate } from '../../../shared/net/use-found.ts'
import { paths } from '../../../shared/navigation/paths.ts'
import { showToast } from '../../../shared/toasts/toasts.ts'
import { useLiveProduct } from '../../../entities/product/stock/use-live-product.ts'
import { StoredPhotos } from '../photos/stored-photos.tsx'
import { ProductForm } from './product-form.tsx'
import { unsavedStockIn, useFirstStock } from './use-first-stock.ts'

/** The form of a product, with its stock: where it lies (`stockOf`), or how many there are while none was counted. */
export function KnownProduct({
  product,
  stockOf,
}: {
  product: Product
  stockOf: (product: ReturnType<typeof useLiveProduct>) => ReactNode
}) {
  const t = useTexts()
  const navigate = useNavigate()
  const live = useLiveProduct(product)
  const isCounted = live.product.stores.length > 0
  const firstStock = useFirstStock(unsavedStockIn(useLocation().state))
  const [stale, setStale] = useState<CallError | null>(null)
  // The form starts anew from the newest only when the user asked to see it.
  const [base, setBase] = useState({ product, revision: 0 })
  const show = (next: Product) => {
    setBase({ product: next, revision: base.revision + 1 })
    setStale(null)
  }
  return (
    <div className="ad-stack">
      {stale && <StaleNotice failure={stale} onShow={() => show(stale.data as Product)} />}
      <ProductForm
        key={base.revision}
        product={base.product}
        photos={<StoredPhotos productId={product.id} />}
        {...(isCounted ? { stock: stockOf(live) } : { firstStock })}
        onSaved={async (saved) => {
          const unsavedStock = isCounted ? null : await firstStock.save(saved)
          void revalidate(recordOf(getProduct, saved), listProducts)
          if (unsavedStock) {
            showToast({ tone: 'warning', text: t('product.stock_not_saved') })
            return show(saved)
          }
          void navigate(paths.products, { replace: true })
        }}
        onStale={setStale}
        onCancel={() => void navigate(paths.products)}
      />
    </div>
  )
}
