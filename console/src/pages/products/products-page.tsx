import { Button } from '@blueprintjs/core'
import { Import, Plus } from '@blueprintjs/icons'
import type { Product } from '@deportivo/contracts/catalogue/products'
import { useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { DeleteProduct } from '../../features/products/list/delete-product.tsx'
import { PRODUCT_LISTING, useProductChoices } from '../../features/products/list/product-list.tsx'
import { useProductSteps } from '../../features/products/list/product-steps.tsx'
import { STOCK_AGAIN_MS } from '../../entities/product/stock/stock-again.ts'
import { StockMatrix } from '../../features/stock/matrix/stock-matrix.tsx'
import { DEFAULT_CODE } from '../../entities/product/search/product-filters.ts'
import { ProductsFound } from '../../entities/product/search/products-found.tsx'
import { StockMenu } from '../../features/stock/stock-menu.tsx'
import {
  LIST_VIEWS,
  useProductView,
  type ProductView,
} from '../../entities/product/search/use-product-view.ts'
import { ViewChoice } from '../../entities/product/search/view-choice.tsx'
import { ListScreen } from '../../shared/list/screen/list-screen.tsx'
import { useListPosition } from '../../shared/list/query/use-list-position.ts'
import { useListScreen } from '../../shared/list/query/use-list-screen.ts'
import { paths } from '../../shared/navigation/paths.ts'
import { useCan } from '../../shared/session/session.tsx'
import { useTexts } from '../../shared/language/texts.tsx'
import { ActionButton } from '../../shared/ui/controls/action-button.tsx'
import { DensitySwitch } from '../../shared/ui/controls/density-switch.tsx'
import { Page } from '../../shared/ui/page/page.tsx'

/** The products: found, entered, copied and deleted, and each one's form and detail. */
export function ProductsPage() {
  const t = useTexts()
  const navigate = useNavigate()
  const mayCreate = useCan('create products')
  const mayUpdate = useCan('update products')
  const place = useListPosition(PRODUCT_LISTING)
  const views = useProductView(LIST_VIEWS)
  const { view } = views
  const choices = useProductChoices(place.state)
  const screen = useListScreen(PRODUCT_LISTING, place, {
    choices,
    everyMs: view === 'matrix' ? STOCK_AGAIN_MS : 0,
  })
  const [deleted, setDeleted] = useState<Product | null>(null)
  const draw: Partial<Record<ProductView, (products: readonly Product[] | undefined) => ReactNode>> = {
    cards: (products) => (
      <ProductsFound
        rows={products}
        skeletons={PRODUCT_LISTING.perPage}
        codeKey={DEFAULT_CODE}
        onPick={({ id }) => void navigate(paths.productDetail(id))}
      />
    ),
    matrix: () => <StockMatrix list={screen.rows} hasCategory={place.state['category'] !== undefined} />,
  }
  return (
    <Page
      title={t('menu.products')}
      lead={<span className="ad-no-print">{t('products.list_lead')}</span>}
      actions={
        <>
          {(mayCreate || mayUpdate) && (
            <Button icon={<Import />} onClick={() => void navigate(paths.productImports)}>
              {t('import.title')}
            </Button>
          )}
          <StockMenu />
          <ActionButton
            intent="primary"
            icon={<Plus />}
            reason={mayCreate ? null : t('product.not_yours_to_create')}
            onClick={() => void navigate(paths.newProduct)}
          >
            {t('product.new')}
          </ActionButton>
        </>
      }
    >
      <ListScreen
        screen={screen}
        steps={useProductSteps(setDeleted)}
        tools={
          <>
            <ViewChoice state={views} />
            {view === 'matrix' && <DensitySwitch />}
          </>
        }
        draw={draw[view]}
      />
      {deleted && <DeleteProduct product={deleted} onClose={() => setDeleted(null)} />}
    </Page>
  )
}
