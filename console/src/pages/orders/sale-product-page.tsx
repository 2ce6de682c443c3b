import { Lock } from '@blueprintjs/icons'
import { getProduct, type Product } from '@deportivo/contracts/catalogue/products'
import type { Order } from '@deportivo/contracts/orders/order'
import { orderStateRow } from '@deportivo/lifecycle/order/states'
import { useCallback } from 'react'
import { Link, useParams } from 'react-router-dom'
import { codeFor } from '../../entities/order/new-order.ts'
import { useMayEdit } from '../../entities/order/use-may-edit.ts'
import { useOrder } from '../../entities/order/use-order.ts'
import { Cart } from '../../features/orders/cart/cart.tsx'
import { useCart } from '../../features/orders/cart/use-cart.ts'
import { ClientCodeNote } from '../../features/orders/facts/client-code-note.tsx'
import { SaleNotFound } from '../../features/orders/facts/sale-not-found.tsx'
import { orderUrl } from '../../features/orders/list/order-url.ts'
import { lockText } from '../../features/orders/sale/lock-text.ts'
import { AddProductPanel } from '../../features/add-product/add-product-panel.tsx'
import { FoundProduct } from '../../entities/product/found-product.tsx'
import { ProductStock } from '../../entities/product/stock/product-stock.tsx'
import type { AddRequest } from '../../features/add-product/use-add-product.ts'
import { useTexts } from '../../shared/language/texts.tsx'
import { revalidate } from '../../shared/net/use-found.ts'
import { useSession } from '../../shared/session/session.tsx'
import { Dots } from '../../shared/ui/display/dots.tsx'
import { Page } from '../../shared/ui/page/page.tsx'
import { RevealOnceLoaded } from '../../shared/ui/status/reveal-once-loaded.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../shared/ui/status/states.tsx'
import '../../features/orders/sale/sale.css'

const NOT_FOUND = 404

interface Opened {
  order: Order
  product: Product
  put: (order: Order) => void
  refresh: () => void
}

/** The product's lines in the order; they are edited in place while the order is open. */
function Lines({
  order,
  product,
  edit,
}: Pick<Opened, 'order' | 'product'> & { edit?: ReturnType<typeof useCart> }) {
  const t = useTexts()
  const products = order.products.filter(({ product_id }) => product_id === product.id)
  return (
    <aside className="ad-card ad-beside__side" aria-label={t('sale_product.lines')}>
      <div className="ad-sale__block">
        <h2>{t('sale_product.lines')}</h2>
      </div>
      {products.length === 0 ? (
        <EmptyState title={t('sale_product.none')} isCompact />
      ) : (
        <Cart order={{ ...order, products }} {...(edit ? { edit } : {})} />
      )}
    </aside>
  )
}

function Building({ order, product, put, refresh }: Opened) {
  const session = useSession()
  const cart = useCart(order, put, refresh)
  const { add } = cart
  const addAndCount = useCallback(
    async (request: AddRequest) => {
      await add(request)
      // The matrix shows at once what was just held.
      await revalidate(getProduct)
    },
    [add],
  )
  return (
    <div className="ad-beside">
      <AddProductPanel
        product={product}
        codes={session.user.codes}
        firstCode={codeFor({ id: order.client_id, code_id: order.client.code_id }, session)}
        codeNote={<ClientCodeNote order={order} />}
        onAdd={addAndCount}
      />
      <Lines order={order} product={product} edit={cart} />
    </div>
  )
}

function Reading({ order, product }: Pick<Opened, 'order' | 'product'>) {
  const t = useTexts()
  return (
    <div className="ad-beside">
      <section className="ad-card ad-card--padded ad-stack" aria-label={t('products.stock_by_store')}>
        <p className="ad-lock">
          <Lock size={13} />
          {lockText(order, t)}
        </p>
        <ProductStock product={product} />
      </section>
      <Lines order={order} product={product} />
    </div>
  )
}

function SaleProduct(opened: Opened) {
  const t = useTexts()
  const { order, product } = opened
  const mayChange = useMayEdit(order) && orderStateRow(order.state_id).is_open === true
  return (
    <Page
      title={product.name}
      lead={
        <Dots>
          <Link to={orderUrl(order)}>{t('order.title', { id: order.id })}</Link>
          {t(`order.type.${order.type_order}`)}
          <bdi>{order.client_name}</bdi>
        </Dots>
      }
    >
      <RevealOnceLoaded skeleton={<Skeleton height={420} />}>
        {mayChange ? <Building {...opened} /> : <Reading order={order} product={product} />}
      </RevealOnceLoaded>
    </Page>
  )
}

/** One product of an order: what each store has of it, the sizes to add, and its lines. */
export function SaleProductPage() {
  const { saleId, productId } = useParams()
  const id = Number(saleId)
  const { order, error, put, refresh } = useOrder(id)
  if (error?.status === NOT_FOUND) return <SaleNotFound />
  if (error && !order) return <ErrorState error={error} onRetry={refresh} />
  if (!order) return <Skeleton height={420} />
  return (
    <FoundProduct key={`${saleId} ${productId}`} id={Number(productId)}>
      {(product) => <SaleProduct order={order} product={product} put={put} refresh={refresh} />}
    </FoundProduct>
  )
}
