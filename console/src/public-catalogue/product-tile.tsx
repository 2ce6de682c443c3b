import type { PublicProduct } from '@deportivo/contracts/catalogue/share-links'
import { ChatLink } from './chat-link.tsx'
import type { Seller } from './chat.ts'
import { Price } from './price.tsx'
import { WantIt } from './want-it.tsx'
import { useWords } from './words.ts'

// All pictures are stored in one size; without it the page would move when they arrive.
const PICTURE = { width: 320, height: 240 }

/** To be chosen; without a price, which is 0, nothing is sold, and they are only shown. */
function Sizes({ product }: { product: PublicProduct }) {
  const t = useWords()
  const { price, sizes } = product
  if (sizes.length === 0) return <p className="pc-soft">{t('public_page.no_sizes')}</p>
  if (price > 0) return <WantIt product={product} />
  return (
    <ul className="pc-sizes" aria-label={t('public_page.sizes')}>
      {sizes.map((size) => (
        <li key={size}>{size}</li>
      ))}
    </ul>
  )
}

export function ProductTile({ product, seller }: { product: PublicProduct; seller?: Seller }) {
  const t = useWords()
  const { name, photos, brand, category, color, price, video_url } = product
  return (
    <li className="pc-tile">
      <img className="pc-tile__photo" src={photos[0]} alt="" loading="lazy" decoding="async" {...PICTURE} />
      <div className="pc-tile__body">
        <h2 className="pc-tile__name">
          <bdi>{name}</bdi>
        </h2>
        <p className="pc-soft">
          <bdi>{brand}</bdi> · <bdi>{color}</bdi>
          <span className="pc-tile__category">
            {' '}
            · <bdi>{category}</bdi>
          </span>
        </p>
        {price > 0 ? (
          <Price pesos={price} className="pc-tile__price" />
        ) : (
          <p className="pc-tile__price pc-soft">{t('public_page.no_price')}</p>
        )}
        <Sizes product={product} />
        {video_url !== null && (
          <a
            className="pc-tile__video pc-no-print"
            href={video_url}
            target="_blank"
            rel="noopener noreferrer"
          >
            {t('public_page.video')}
          </a>
        )}
        {seller && price === 0 && <ChatLink of={seller} product={product} />}
      </div>
    </li>
  )
}

export function SkeletonTile() {
  return (
    <li className="pc-tile" aria-hidden>
      <div className="pc-tile__photo pc-grey" />
      <div className="pc-tile__body">
        <div className="pc-grey pc-line" />
        <div className="pc-grey pc-line pc-line--short" />
        <div className="pc-grey pc-line" />
      </div>
    </li>
  )
}
