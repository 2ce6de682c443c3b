import type { Product } from '@deportivo/contracts/catalogue/products'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ProductDetailDialog } from '../../features/products/product-detail-dialog.tsx'
import { codeKeyOf, isInternational } from '../../features/products/search/product-filters.ts'
import { ProductSearch } from '../../features/products/search/product-search.tsx'
import { useTexts } from '../../shared/language/texts.tsx'
import { Page } from '../../shared/ui/page.tsx'

/** 'Buscar productos': what there is, where, and at which price. */
export function ShareProductsPage() {
  const t = useTexts()
  const [params] = useSearchParams()
  const [picked, setPicked] = useState<Product | null>(null)
  const code = params.get('code')
  const isAbroad = isInternational({ size: params.get('size') ?? '' })
  return (
    <Page title={t(isAbroad ? 'menu.international' : 'products.title')} lead={t('products.lead')}>
      <ProductSearch onPick={setPicked} />
      {picked && (
        <ProductDetailDialog
          product={picked}
          codeKey={codeKeyOf(code === null ? {} : { code })}
          onClose={() => setPicked(null)}
        />
      )}
    </Page>
  )
}
