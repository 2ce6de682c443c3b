import { getProduct, listProducts, type Product } from '@deportivo/contracts/catalogue/products'
import { useState, type ReactNode } from 'react'
import { Navigate, useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { BackToProducts, FoundProduct } from '../../features/products/found-product.tsx'
import { ProductForm } from '../../features/products/keep/product-form.tsx'
import { NewPhotos } from '../../features/products/photos/new-photos.tsx'
import { StoredPhotos } from '../../features/products/photos/stored-photos.tsx'
import { usePhotoQueue } from '../../features/products/photos/use-photo-queue.ts'
import { StaleNotice } from '../../shared/form/stale/stale-notice.tsx'
import { useTexts } from '../../shared/language/texts.tsx'
import type { CallError } from '../../shared/net/call-error.ts'
import { revalidate, useFound } from '../../shared/net/use-found.ts'
import { paths } from '../../shared/navigation/paths.ts'
import { useCan } from '../../shared/session/session.tsx'
import { showToast } from '../../shared/toasts/toasts.ts'
import { Page } from '../../shared/ui/page/page.tsx'
import { EmptyState } from '../../shared/ui/status/states.tsx'

function OfProducts({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <Page title={title} lead={lead ?? <BackToProducts />} isNarrow>
      {children}
    </Page>
  )
}

function NewProduct({ like = null }: { like?: Product | null }) {
  const t = useTexts()
  const navigate = useNavigate()
  const photos = usePhotoQueue()
  const mayEnterStock = useCan('update products')
  // The first page of a visit has none behind it.
  const isFirst = useLocation().key === 'default'
  const back = () => void (isFirst ? navigate(paths.products, { replace: true }) : navigate(-1))
  const created = async ({ id }: Product) => {
    const chosen = photos.queue.filter(({ failure }) => failure === null)
    const areStored = await photos.send(id, chosen)
    void revalidate(listProducts)
    if (areStored) return back()
    showToast({ tone: 'warning', text: t('product.photos_not_sent') })
    void navigate(paths.product(id), { replace: true })
  }
  return (
    <ProductForm
      like={like}
      photos={<NewPhotos photos={photos} />}
      doneActionOf={({ id }) =>
        mayEnterStock
          ? { action: { key: 'product.enter_stock', run: () => void navigate(paths.productDetail(id)) } }
          : {}
      }
      onSaved={created}
      onCancel={back}
    />
  )
}

function KnownProduct({ product }: { product: Product }) {
  const navigate = useNavigate()
  const [stale, setStale] = useState<CallError | null>(null)
  // The form starts anew from the newest only when the user asked to see it.
  const [base, setBase] = useState({ product, revision: 0 })
  const show = (next: Product) => {
    setBase({ product: next, revision: base.revision + 1 })
    setStale(null)
  }
  return (
    <div className="ad-stack">
      {stale && <StaleNotice failure={stale} onShow={() => show(stale.data as Product)} />}
      <ProductForm
        key={base.revision}
        product={base.product}
        photos={<StoredPhotos productId={product.id} />}
        onSaved={() => {
          void revalidate(listProducts)
          void navigate(paths.products, { replace: true })
        }}
        onStale={setStale}
        onCancel={() => void navigate(paths.products)}
      />
    </div>
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
        {(product) => <KnownProduct key={id} product={product} />}
      </FoundProduct>
    </OfProducts>
  )
}
