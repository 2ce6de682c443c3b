import { Button } from '@blueprintjs/core'
import { Lock } from '@blueprintjs/icons'
import type { Order } from '@deportivo/contracts/order'
import type { Product } from '@deportivo/contracts/products'
import { OPEN_STATES } from '@deportivo/lifecycle/order-states'
import { useCallback, useState } from 'react'
import { Link, useParams } from 'react-router-dom'
import { OrderHistory } from '../features/orders/order-history.tsx'
import { codeFor } from '../features/orders/new-order.ts'
import { useCart } from '../features/orders/use-cart.ts'
import { AddProductDialog } from '../features/products/add-product-dialog.tsx'
import { ProductSearch } from '../features/products/product-search.tsx'
import { StateTag } from '../shared/order/state-tag.tsx'
import { paths } from '../shared/paths.ts'
import { usePaper } from '../shared/print/print-sheet.tsx'
import { useCan, useSession } from '../shared/session.tsx'
import { useTexts } from '../shared/texts.tsx'
import { Page } from '../shared/ui/page.tsx'
import { EmptyState } from '../shared/ui/states.tsx'
import { askAgain } from '../shared/use-found.ts'
import { useFormats } from '../shared/use-formats.ts'
import { Cart } from '../features/orders/cart.tsx'
import { PrintOrder } from './print-order.tsx'
import { SaleSide } from './sale-side.tsx'
import './sale-page.css'

interface SaleProps {
  order: Order
  put: (order: Order) => void
  refresh: () => void
}

const isOpen = ({ state_id }: Order) => OPEN_STATES.some((state) => state === state_id)

function useMayChange(order: Order): boolean {
  const maySell = useCan('update sales')
  const mayOwn = useCan('own seller order')
  return isOpen(order) && (maySell || (mayOwn && order.type_order === 'seller'))
}

/** Products on the left, the order on the right; on a phone one of them at a time. */
function Building({ order, put, refresh }: SaleProps) {
  const t = useTexts()
  const { money } = useFormats()
  const session = useSession()
  const codeId = Number(useParams()['codeId'] ?? 0)
  const [picked, setPicked] = useState<Product | null>(null)
  const [view, setView] = useState<'find' | 'cart'>('find')
  const cart = useCart(order, put, refresh)
  const { add } = cart
  const addAndCount = useCallback(
    async (request: Parameters<typeof add>[0]) => {
      await add(request)
      // The stock on the cards is less by what was just held.
      await askAgain({ path: '/products-search' })
    },
    [add],
  )
  const code = codeFor({ id: order.client_id, code_id: codeId || order.client.code_id }, session)
  const units = t('common.units', { count: order.units })
  return (
    <div className="ad-sale ad-sale--building" data-view={view}>
      <div className="ad-sale__main">
        <ProductSearch onPick={setPicked} />
      </div>
      <SaleSide order={order} put={put} refresh={refresh}>
        {order.products.length === 0 ? (
          <EmptyState title={t('sale.empty')} text={t('sale.empty_text')} isCompact />
        ) : (
          <Cart order={order} edit={cart} />
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
      {picked && (
        <AddProductDialog
          key={picked.id}
          product={picked}
          codes={session.user.codes}
          firstCode={code}
          onAdd={addAndCount}
          onClose={() => setPicked(null)}
        />
      )}
    </div>
  )
}

function Reading({ order, put, refresh }: SaleProps) {
  const t = useTexts()
  return (
    <div className="ad-sale">
      <div className="ad-stack">
        <section className="ad-card" aria-label={t('sale.products')}>
          <p className="ad-lock">
            <Lock size={13} />
            {t('sale.locked')}
          </p>
          {order.products.length === 0 ? (
            <EmptyState title={t('sale.empty')} isCompact />
          ) : (
            <Cart order={order} />
          )}
        </section>
      </div>
      <SaleSide order={order} put={put} refresh={refresh} isStill />
    </div>
  )
}

/** The screen of one order. */
export function SaleScreen({ order, put, refresh }: SaleProps) {
  const t = useTexts()
  const { shortInstant } = useFormats()
  const paper = usePaper()
  const mayChange = useMayChange(order)
  return (
    <Page
      title={t('order.title', { id: order.id })}
      beside={<StateTag state={order.state_id} />}
      lead={
        <>
          <Link to={paths.orders}>{t('sale.back')}</Link>
          {` · ${t(`order.type.${order.type_order}`)} · ${t('sale.by', { name: order.seller_name })} · ${shortInstant(order.created_at)}`}
        </>
      }
      actions={<PrintOrder order={order} paper={paper} />}
    >
      {mayChange ? (
        <Building order={order} put={put} refresh={refresh} />
      ) : (
        <Reading order={order} put={put} refresh={refresh} />
      )}
      <section className="ad-card ad-card--padded">
        <h2>{t('sale.history')}</h2>
        <OrderHistory orderId={order.id} version={order.version} />
      </section>
    </Page>
  )
}
