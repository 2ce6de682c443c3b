import { getProduct, type Product } from '@deportivo/contracts/catalogue/products'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useTexts } from '../../shared/language/texts.tsx'
import { useFound } from '../../shared/net/use-found.ts'
import { paths } from '../../shared/navigation/paths.ts'
import { EmptyState, ErrorState, Skeleton } from '../../shared/ui/status/states.tsx'

export function BackToProducts() {
  const t = useTexts()
  return <Link to={paths.products}>{t('product.back')}</Link>
}

/** A product by its id, or why there is none. */
export function FoundProduct({ id, children }: { id: number; children: (product: Product) => ReactNode }) {
  const t = useTexts()
  const { data, error, refresh } = useFound(getProduct, { params: { id } })
  if (error?.status === 404)
    return (
      <EmptyState title={t('product.not_found')}>
        <BackToProducts />
      </EmptyState>
    )
  if (error && !data) return <ErrorState error={error} onRetry={refresh} />
  return data ? children(data) : <Skeleton height={420} />
}
