import { Button } from '@blueprintjs/core'
import { Duplicate, Edit, Trash } from '@blueprintjs/icons'
import { getProduct, type Product } from '@deportivo/contracts/catalogue/products'
import { READ_ORDERS } from '@deportivo/contracts/orders/order'
import type { Permission } from '@deportivo/lifecycle/permissions'
import { useMemo, useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { BarcodesPart } from '../../features/barcodes/barcodes-part.tsx'
import { PRODUCT_PRICE_LISTING } from '../../features/products/detail/price-list.tsx'
import { PRODUCT_RETURN_LISTING } from '../../features/products/detail/return-list.tsx'
import { PRODUCT_SALE_LISTING } from '../../features/products/detail/sale-list.tsx'
import { useSizeChoices } from '../../features/products/detail/use-size-choices.ts'
import { ProductHead } from '../../features/products/detail/product-head.tsx'
import { STOCK_MOVE_LISTING } from '../../features/stock/levels/stock-move-list.tsx'
import { BackToProducts, FoundProduct } from '../../entities/product/found-product.tsx'
import { DeleteProduct } from '../../features/products/list/delete-product.tsx'
import { ReturnsOften } from '../../features/returns/related/returns-often.tsx'
import { useTexts, type TextKey } from '../../shared/language/texts.tsx'
import { ListScreen } from '../../shared/list/screen/list-screen.tsx'
import { useListPosition } from '../../shared/list/query/use-list-position.ts'
import { useListScreen } from '../../shared/list/query/use-list-screen.ts'
import { useFound } from '../../shared/net/use-found.ts'
import { paths } from '../../shared/navigation/paths.ts'
import { Can, useSession, type Session } from '../../shared/session/session.tsx'
import { Page } from '../../shared/ui/page/page.tsx'
import { PageTabs } from '../../shared/ui/page/page-tabs.tsx'
import { StockOfProduct } from './stock-of-product.tsx'

const useOfProduct = (id: number) => useMemo(() => ({ filters: { product_id: id } }), [id])
const useUnderProduct = (id: number) => useMemo(() => ({ params: { id } }), [id])

function Moves({ product }: { product: Product }) {
  const fixed = useOfProduct(product.id)
  const place = useListPosition(STOCK_MOVE_LISTING)
  const choices = useSizeChoices(product)
  return <ListScreen screen={useListScreen(STOCK_MOVE_LISTING, place, { choices, fixed })} />
}

function Prices({ product }: { product: Product }) {
  const fixed = useOfProduct(product.id)
  const place = useListPosition(PRODUCT_PRICE_LISTING)
  return <ListScreen screen={useListScreen(PRODUCT_PRICE_LISTING, place, { fixed })} />
}

function Sales({ product }: { product: Product }) {
  const fixed = useUnderProduct(product.id)
  const place = useListPosition(PRODUCT_SALE_LISTING)
  const choices = useSizeChoices(product)
  return <ListScreen screen={useListScreen(PRODUCT_SALE_LISTING, place, { choices, fixed })} />
}

function Returns({ product }: { product: Product }) {
  const fixed = useUnderProduct(product.id)
  const place = useListPosition(PRODUCT_RETURN_LISTING)
  const choices = useSizeChoices(product)
  return <ListScreen screen={useListScreen(PRODUCT_RETURN_LISTING, place, { choices, fixed })} />
}

const TABS = {
  stock: StockOfProduct,
  moves: Moves,
  sales: Sales,
  returns: Returns,
  prices: Prices,
  barcodes: BarcodesPart,
} as const
type Tab = keyof typeof TABS
const TAB_TEXTS: Readonly<Record<Tab, TextKey>> = {
  stock: 'product.tab_stock',
  moves: 'product.tab_moves',
  sales: 'product.tab_sales',
  returns: 'product.tab_returns',
  prices: 'product.tab_prices',
  barcodes: 'barcode.title',
}

/** Of the tabs that not every user of products may read: one of these is enough. */
const PERMISSIONS: Partial<Record<Tab, readonly Permission[]>> = {
  sales: READ_ORDERS,
  returns: ['read returns'],
  prices: ['update products'],
}

const mayRead = (tab: Tab, { grants }: Session): boolean =>
  PERMISSIONS[tab]?.some((permission) => grants[permission] !== undefined) ?? true

/** The parts of a product that the user may read, and the one that the address names. */
function useTabs(id: number) {
  const t = useTexts()
  const session = useSession()
  const [params] = useSearchParams()
  const names = (Object.keys(TABS) as Tab[]).filter((name) => mayRead(name, session))
  const current = names.find((name) => name === params.get('tab')) ?? 'stock'
  const tabs = names.map((name) => ({
    text: t(TAB_TEXTS[name]),
    to: paths.productDetail(id, name === 'stock' ? undefined : name),
    isCurrent: name === current,
  }))
  return { current, tabs }
}

function Actions({ product }: { product: Product }) {
  const t = useTexts()
  const navigate = useNavigate()
  const [isDeleting, setDeleting] = useState(false)
  return (
    <>
      <Can do="create products">
        <Button icon={<Duplicate />} onClick={() => void navigate(paths.duplicateProduct(product.id))}>
          {t('product.duplicate')}
        </Button>
      </Can>
      <Can do="delete products">
        <Button icon={<Trash />} onClick={() => setDeleting(true)}>
          {t('common.delete')}
        </Button>
      </Can>
      <Can do="update products">
        <Button intent="primary" icon={<Edit />} onClick={() => void navigate(paths.product(product.id))}>
          {t('common.edit')}
        </Button>
      </Can>
      {isDeleting && (
        <DeleteProduct
          product={product}
          onDeleted={() => void navigate(paths.products, { replace: true })}
          onClose={() => setDeleting(false)}
        />
      )}
    </>
  )
}

/** A product: what it is, where it lies, what happened to it and what it cost. */
export function ProductDetailPage() {
  const t = useTexts()
  const id = Number(useParams()['productId'])
  const { data } = useFound(getProduct, { params: { id } })
  const { current, tabs } = useTabs(id)
  const Part = TABS[current]
  return (
    <Page
      title={data?.name ?? t('menu.products')}
      lead={<BackToProducts />}
      actions={data && <Actions product={data} />}
    >
      <FoundProduct key={id} id={id}>
        {(product) => (
          <>
            <ProductHead product={product} />
            <ReturnsOften product_id={product.id} />
            <PageTabs label={product.name} tabs={tabs} />
            <Part key={current} product={product} />
          </>
        )}
      </FoundProduct>
    </Page>
  )
}
