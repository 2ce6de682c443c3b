import type { PublicProduct } from '@deportivo/contracts/catalogue/share-links'
import { ChatLink } from './chat-link.tsx'
import type { Seller } from './chat.ts'
import { Price } from './price.tsx'
import { WantIt } from './want-it.tsx'
import { useWords } from './words.ts'

// All pictures are stored in one size; without it the page would move when they arrive.
const PICTURE = { width: 320, height: 240 }

export function ProductTile({ product, seller }: { product: PublicProduct; seller?: Seller }) {
  const t = useWords()
  const { name, photos, brand, category, color, sizes, price, video_url } = product
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
        {sizes.length === 0 ? (
          <p className="pc-soft">{t('public_page.no_sizes')}</p>
        ) : (
          <ul className="pc-sizes" aria-label={t('public_page.sizes')}>
            {sizes.map((size) => (
              <li key={size}>{size}</li>
            ))}
          </ul>
        )}
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
        {/* 0 is 'no price': nothing is sold for it. */}
        {price > 0 && <WantIt product={product} />}
        {seller && <ChatLink of={seller} product={product} />}
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
