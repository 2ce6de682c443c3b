import { Plus } from '@blueprintjs/icons'
import type { Product } from '@deportivo/contracts/catalogue/products'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { DeleteProduct } from '../../features/products/list/delete-product.tsx'
import { PRODUCT_LISTING, useProductChoices } from '../../features/products/list/product-list.tsx'
import { useProductSteps } from '../../features/products/list/product-steps.tsx'
import { ListScreen } from '../../shared/list/screen/list-screen.tsx'
import { useListPosition } from '../../shared/list/query/use-list-position.ts'
import { useListScreen } from '../../shared/list/query/use-list-screen.ts'
import { paths } from '../../shared/navigation/paths.ts'
import { useCan } from '../../shared/session/session.tsx'
import { useTexts } from '../../shared/language/texts.tsx'
import { ActionButton } from '../../shared/ui/action-button.tsx'
import { Page } from '../../shared/ui/page.tsx'

/** The products: found, entered, copied and deleted, and each one's form and detail. */
export function ProductsPage() {
  const t = useTexts()
  const navigate = useNavigate()
  const mayCreate = useCan('create products')
  const place = useListPosition(PRODUCT_LISTING)
  const screen = useListScreen(PRODUCT_LISTING, place, { choices: useProductChoices(place.state) })
  const [deleted, setDeleted] = useState<Product | null>(null)
  return (
    <Page
      title={t('menu.products')}
      lead={<span className="ad-no-print">{t('products.list_lead')}</span>}
      actions={
        <ActionButton
          intent="primary"
          icon={<Plus />}
          reason={mayCreate ? null : t('product.not_yours_to_create')}
          onClick={() => void navigate(paths.newProduct)}
        >
          {t('product.new')}
        </ActionButton>
      }
    >
      <ListScreen screen={screen} steps={useProductSteps(setDeleted)} />
      {deleted && <DeleteProduct product={deleted} onClose={() => setDeleted(null)} />}
    </Page>
  )
}
