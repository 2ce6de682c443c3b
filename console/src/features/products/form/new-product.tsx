import { listProducts, type Product } from '@deportivo/contracts/catalogue/products'
import { useLocation, useNavigate } from 'react-router-dom'
import { useTexts } from '../../../shared/language/texts.tsx'
import { revalidate } from '../../../shared/net/use-found.ts'
import { goBack } from '../../../shared/navigation/go-back.ts'
import { paths } from '../../../shared/navigation/paths.ts'
import { useCan } from '../../../shared/session/session.tsx'
import { showToast } from '../../../shared/toasts/toasts.ts'
import { NewPhotos } from '../photos/new-photos.tsx'
import { usePhotoQueue } from '../photos/use-photo-queue.ts'
import { ProductForm } from './product-form.tsx'
import { useFirstStock } from './use-first-stock.ts'

/** The form of a product that is not there yet, with the photos and the stock that wait until it is. */
export function NewProduct({ like = null }: { like?: Product | null }) {
  const t = useTexts()
  const navigate = useNavigate()
  const photos = usePhotoQueue()
  const firstStock = useFirstStock()
  const mayEnterStock = useCan('update products')
  // The first page of a visit has none behind it.
  const isFirst = useLocation().key === 'default'
  const back = async () => (isFirst ? navigate(paths.products, { replace: true }) : goBack(navigate))
  const created = async (product: Product) => {
    const { id } = product
    const unsavedStock = await firstStock.save(product)
    const chosen = photos.queue.filter(({ failure }) => failure === null)
    const areStored = await photos.send(id, chosen)
    void revalidate(listProducts)
    if (areStored && unsavedStock === null) return back()
    if (!areStored) showToast({ tone: 'warning', text: t('product.photos_not_sent') })
    if (unsavedStock) showToast({ tone: 'warning', text: t('product.stock_not_saved') })
    void navigate(paths.product(id), { replace: true, state: { unsavedStock } })
  }
  return (
    <ProductForm
      like={like}
      photos={<NewPhotos photos={photos} />}
      {...(mayEnterStock ? { firstStock } : {})}
      doneActionOf={({ id }) =>
        mayEnterStock && !firstStock.isTyped
          ? { action: { key: 'product.enter_stock', run: () => void navigate(paths.productDetail(id)) } }
          : {}
      }
      onSaved={created}
      onCancel={() => void back()}
    />
  )
}
