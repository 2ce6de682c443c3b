import { Button } from '@blueprintjs/core'
import { GridView, Lock, Plus } from '@blueprintjs/icons'
import type { Order } from '@deportivo/contracts/orders/order'
import { searchProducts, type Product } from '@deportivo/contracts/catalogue/products'
import { orderStateRow } from '@deportivo/lifecycle/order/states'
import { useCallback, useMemo, useState } from 'react'
import { Link, useParams } from 'react-router-dom'
import { OrderHistory } from '../../entities/order/history/order-history.tsx'
import { codeFor } from '../../entities/order/new-order.ts'
import { useCart } from '../../features/orders/cart/use-cart.ts'
import { AddProductDialog } from '../../features/products/add-product-dialog.tsx'
import { ProductSearch } from '../../features/products/search/product-search.tsx'
import { neighboursOf } from '../../shared/list/query/list-neighbours.ts'
import { useOpenedOrder } from '../../entities/order/opened-order.ts'
import { useMayEdit } from '../../entities/order/use-may-edit.ts'
import { StateTag } from '../../entities/order/state-tag.tsx'
import { paths } from '../../shared/navigation/paths.ts'
import { usePaper } from '../../shared/print/print-sheet.tsx'
import { useSession } from '../../shared/session/session.tsx'
import { useTexts } from '../../shared/language/texts.tsx'
import { Page } from '../../shared/ui/page.tsx'
import { EmptyState } from '../../shared/ui/states.tsx'
import { revalidate } from '../../shared/net/use-found.ts'
import { useFormats } from '../../shared/language/use-formats.ts'
import { useKeys } from '../../shared/hooks/use-keys.ts'
import { Cart } from '../../features/orders/cart/cart.tsx'
import { PrintOrder } from '../../features/orders/sheet/print-order.tsx'
import { SaleSide } from './sale-side.tsx'
import { PrevNextOrder } from '../../features/orders/list/prev-next-order.tsx'
import './sale-page.css'

interface SaleProps {
  order: Order
  put: (order: Order) => void
  refresh: () => void
}

const isInDispatch = ({ state_id }: Order) => orderStateRow(state_id).track === 'dispatch'

const isOpen = ({ state_id }: Order) => orderStateRow(state_id).is_open === true

const focusSearch = () => document.querySelector<HTMLElement>('main [data-search]')?.focus()

/** Products on the left, the order on the right; on a phone one of them at a time. */
function Building({ order, put, refresh }: SaleProps) {
  const t = useTexts()
  const { money } = useFormats()
  const session = useSession()
  const codeId = Number(useParams()['codeId'] ?? 0)
  const [picked, setPicked] = useState<Product | null>(null)
  const [view, setView] = useState<'find' | 'cart'>('find')
  const [isByRun, setByRun] = useState(false)
  const startAdding = (byRun: boolean) => {
    setByRun(byRun)
    setView('find')
    focusSearch()
  }
  useKeys({ '+': () => startAdding(false), k: () => startAdding(!isByRun) })
  const cart = useCart(order, put, refresh)
  const { add } = cart
  const addAndCount = useCallback(
    async (request: Parameters<typeof add>[0]) => {
      await add(request)
      // The stock on the cards is less by what was just held.
      await revalidate(searchProducts)
    },
    [add],
  )
  const code = codeFor({ id: order.client_id, code_id: codeId || order.client.code_id }, session)
  const units = t('common.units', { count: order.units })
  return (
    <div className="ad-sale ad-sale--building" data-view={view}>
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
          {isByRun && <span className="ad-soft ad-small">{t('sale.by_run')}</span>}
        </div>
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
          startsWithRun={isByRun}
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
            {t(isInDispatch(order) ? 'sale.locked_dispatch' : 'sale.locked')}
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
  const { from, ...beside } = useMemo(() => neighboursOf(order.id), [order.id])
  const mayChange = useMayEdit(order) && isOpen(order)
  useOpenedOrder(order.id)
  useKeys({ p: () => paper.printOn(paper.format) })
  return (
    <Page
      title={t('order.title', { id: order.id })}
      beside={<StateTag state={order.state_id} />}
      lead={
        <>
          <Link to={from ?? paths.orders}>{t('sale.back')}</Link>
          {` · ${t(`order.type.${order.type_order}`)} · ${t('sale.by', { name: order.seller_name })} · ${shortInstant(order.created_at)}`}
        </>
      }
      actions={
        <>
          <PrevNextOrder {...beside} />
          <PrintOrder order={order} paper={paper} />
        </>
      }
    >
      {mayChange ? (
        <Building order={order} put={put} refresh={refresh} />
      ) : (
        <Reading order={order} put={put} refresh={refresh} />
      )}
      <section className="ad-card ad-card--padded">
        <h2>{t('sale.history')}</h2>
        <OrderHistory order={order} onChanged={put} />
      </section>
    </Page>
  )
}
