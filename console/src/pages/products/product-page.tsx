import { getProduct } from '@deportivo/contracts/catalogue/products'
import type { ReactNode } from 'react'
import { Navigate, useParams, useSearchParams } from 'react-router-dom'
import { BackToProducts, FoundProduct } from '../../entities/product/found-product.tsx'
import { KnownProduct } from '../../features/products/form/known-product.tsx'
import { NewProduct } from '../../features/products/form/new-product.tsx'
import { useTexts } from '../../shared/language/texts.tsx'
import { useFound } from '../../shared/net/use-found.ts'
import { paths } from '../../shared/navigation/paths.ts'
import { useCan } from '../../shared/session/session.tsx'
import { Page } from '../../shared/ui/page/page.tsx'
import { EmptyState } from '../../shared/ui/status/states.tsx'
import { StockNow } from './stock-of-product.tsx'

function OfProducts({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <Page title={title} lead={lead ?? <BackToProducts />} isNarrow>
      {children}
    </Page>
  )
}

export function NewProductPage() {
  const t = useTexts()
  const mayCreate = useCan('create products')
  const [params] = useSearchParams()
  const like = Number(params.get('like'))
  if (!mayCreate)
    return (
      <OfProducts title={t('product.new')}>
        <EmptyState title={t('product.not_yours_to_create')} />
      </OfProducts>
    )
  return like > 0 ? <DuplicatePage id={like} /> : <EmptyFormPage />
}

function EmptyFormPage() {
  const t = useTexts()
  return (
    <OfProducts title={t('product.new')}>
      <NewProduct />
    </OfProducts>
  )
}

function DuplicatePage({ id }: { id: number }) {
  const t = useTexts()
  return (
    <FoundProduct id={id}>
      {(product) => (
        <OfProducts title={t('product.new')} lead={t('product.duplicate_lead', { name: product.name })}>
          <NewProduct key={id} like={product} />
        </OfProducts>
      )}
    </FoundProduct>
  )
}

/** The form of a product; users who may not change it see its detail. */
export function ProductPage() {
  const t = useTexts()
  const id = Number(useParams()['productId'])
  const mayUpdate = useCan('update products')
  const { data } = useFound(getProduct, { params: { id } })
  if (!mayUpdate) return <Navigate to={paths.productDetail(id)} replace />
  return (
    <OfProducts title={data?.name ?? t('menu.products')}>
      <FoundProduct key={id} id={id}>
        {(product) => (
          <KnownProduct
            key={id}
            product={product}
            stockOf={({ product: now, changed }) => <StockNow product={now} changed={changed} />}
          />
        )}
      </FoundProduct>
    </OfProducts>
  )
}
