import { Button } from '@blueprintjs/core'
import { Duplicate, Video } from '@blueprintjs/icons'
import { INTERNATIONAL_SIZE_ID } from '@deportivo/contracts/catalogue/lists'
import type { Product } from '@deportivo/contracts/catalogue/products'
import type { ReactNode } from 'react'
import { useTexts } from '../../shared/language/texts.tsx'
import { showToast } from '../../shared/toasts/toasts.ts'
import { ProductPicture } from './product-picture.tsx'
import { Dots } from '../../shared/ui/display/dots.tsx'
import { useFormats } from '../../shared/language/use-formats.ts'
import { priceFor } from './prices/price-for.ts'
import './product-card.css'

/** The specification's cut of a video address on a card. */
const VIDEO_LENGTH = 30
/** At this count or less the size shows how many there are. */
const LOW_STOCK = 2

function Sizes({ product }: { product: Product }) {
  const t = useTexts()
  const sizes = product.sizes_without_international
  const abroad = product.sizes.find(({ id }) => id === INTERNATIONAL_SIZE_ID)?.quantity ?? 0
  if (abroad === 0 && sizes.every(({ quantity }) => quantity === 0))
    return <span className="ad-size ad-size--none">{t('products.no_sizes')}</span>
  return (
    <ul className="ad-sizes ad-plain-list" aria-label={t('products.sizes')}>
      {sizes.map(({ id, name, quantity }) => (
        <li
          key={id}
          className={`ad-size${quantity === 0 ? ' ad-size--none' : quantity <= LOW_STOCK ? ' ad-size--low' : ''}`}
          title={t(quantity === 0 ? 'products.size_none' : 'products.size_some', {
            size: name,
            count: quantity,
          })}
        >
          {name}
          {quantity > 0 && quantity <= LOW_STOCK && <sup>{quantity}</sup>}
        </li>
      ))}
      {abroad > 0 && (
        <li className="ad-size" title={t('products.international_stock', { count: abroad })}>
          {t('products.international', { count: abroad })}
        </li>
      )}
    </ul>
  )
}

/** Copies the address of a video. */
function copyVideo(url: string) {
  void navigator.clipboard.writeText(url).then(
    () => showToast({ tone: 'success', key: 'products.video_copied' }),
    () => showToast({ tone: 'warning', key: 'products.video_not_copied' }),
  )
}

function VideoLink({ url }: { url: string }) {
  const t = useTexts()
  return (
    <span className="ad-product__video">
      <Video size={12} />
      <span className="ad-truncate">
        {url.length > VIDEO_LENGTH ? `${url.slice(0, VIDEO_LENGTH)}…` : url}
      </span>
      <Button
        className="ad-product__copy"
        variant="minimal"
        size="small"
        icon={<Duplicate size={12} />}
        aria-label={t('products.copy_video')}
        onClick={() => copyVideo(url)}
      />
    </span>
  )
}

/** A product as the search shows it: what it is, its sizes, its price in the chosen list. */
export function ProductCard({
  product,
  codeKey,
  onPick,
  children,
}: {
  product: Product
  codeKey: string
  onPick: (product: Product) => void
  children?: ReactNode
}) {
  const t = useTexts()
  const { money } = useFormats()
  const price = priceFor(product, codeKey)
  return (
    <li className="ad-card ad-product">
      <ProductPicture url={product.photos[0]} name={product.name} />
      <div className="ad-product__body">
        <button type="button" className="ad-product__name" onClick={() => onPick(product)}>
          {product.name}
        </button>
        <span className="ad-soft ad-small ad-product__sub">
          <Dots>
            {t('products.id', { id: product.id })}
            <bdi>{product.color_name}</bdi>
          </Dots>
        </span>
        <span className="ad-product__price ad-num">{price > 0 ? money(price) : t('products.no_price')}</span>
        <Sizes product={product} />
        {product.video_url && <VideoLink url={product.video_url} />}
      </div>
      {children}
    </li>
  )
}
