import { Button } from '@blueprintjs/core'
import { GridView, Plus } from '@blueprintjs/icons'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { codeFor } from '../../../entities/order/new-order.ts'
import { useKeys } from '../../../shared/hooks/use-keys.ts'
import { focusSearch } from '../../../shared/list/filters/focus-search.ts'
import { useTexts } from '../../../shared/language/texts.tsx'
import { useFormats } from '../../../shared/language/use-formats.ts'
import { CameraButton } from '../../../shared/scan/camera/camera-button.tsx'
import { useUnitScans } from '../../../shared/scan/use-unit-scans.ts'
import { useSession } from '../../../shared/session/session.tsx'
import { EmptyState } from '../../../shared/ui/status/states.tsx'
import { Cart } from '../cart/cart.tsx'
import { useCart } from '../cart/use-cart.ts'
import { ClientCodeNote } from '../facts/client-code-note.tsx'
import type { SaleProps } from './sale-parts.ts'
import { saleProductUrl } from './sale-product-url.ts'
import { SaleSide } from './sale-side.tsx'

/** Products on the left, the order on the right; on a phone one of them at a time. */
export function BuildingOrder({ order, put, refresh, parts }: SaleProps) {
  const t = useTexts()
  const { money } = useFormats()
  const session = useSession()
  const codeId = Number(useParams()['codeId'] ?? 0)
  const [view, setView] = useState<'find' | 'cart'>('find')
  const [isByRun, setByRun] = useState(false)
  const startAdding = (byRun: boolean) => {
    setByRun(byRun)
    setView('find')
    focusSearch()
  }
  useKeys({ '+': () => startAdding(false), k: () => startAdding(!isByRun) })
  const cart = useCart(order, put, refresh)
  const code = codeFor({ id: order.client_id, code_id: codeId || order.client.code_id }, session)
  useUnitScans(
    (scanned) => cart.scan(scanned, code),
    () => setView('cart'),
  )
  const codeNote = <ClientCodeNote order={order} />
  const units = t('common.units', { count: order.units })
  return (
    <div className="ad-beside ad-sale--building" data-view={view} data-scans="">
      <div className="ad-sale__main ad-stack">
        <div className="ad-row ad-row--wrap">
          <Button icon={<Plus />} onClick={() => startAdding(false)}>
            {t('sale.add_product')}
          </Button>
          <Button
            icon={<GridView />}
            active={isByRun}
            intent={isByRun ? 'primary' : 'none'}
            aria-pressed={isByRun}
            onClick={() => startAdding(!isByRun)}
          >
            {t('product.run')}
          </Button>
          <CameraButton />
          {isByRun && <span className="ad-soft ad-small">{t('sale.by_run')}</span>}
        </div>
        {codeNote}
        <parts.Products firstCode={code} codeNote={codeNote} startsWithRun={isByRun} onAdd={cart.add} />
      </div>
      <SaleSide order={order} put={put} refresh={refresh} parts={parts}>
        {order.products.length === 0 ? (
          <EmptyState title={t('sale.empty')} text={t('sale.empty_text')} isCompact />
        ) : (
          <Cart order={order} edit={cart} urlOf={(productId) => saleProductUrl(order, productId)} />
        )}
      </SaleSide>
      <div
        className="ad-sale__switch ad-bottom-bar"
        role="group"
        aria-label={t('order.title', { id: order.id })}
      >
        <Button active={view === 'find'} onClick={() => setView('find')}>
          {t('sale.products')}
        </Button>
        <Button intent="primary" active={view === 'cart'} onClick={() => setView('cart')}>
          {t('sale.cart_count', { units, total: money(order.total_value) })}
        </Button>
      </div>
    </div>
  )
}
