import { useState } from 'react'
import './product-picture.css'

/** A grey shoe where a picture is missing or doesn't load. */
function ShoeGlyph() {
  return (
    <svg viewBox="0 0 48 32" width="44%" fill="currentColor" aria-hidden opacity=".45">
      <path d="M3 20V9c0-1 1.2-1.5 2-.9 2.6 2 5.6 2.4 8.5.4l1.2-.8c.8-.5 1.9-.3 2.4.5 3 4.6 7.5 7.6 13 8.8l8.4 1.8c3.8.8 6.5 3.2 6.5 6.2H8c-3 0-5-2-5-5zm0 7h42v1.5c0 .8-.7 1.5-1.5 1.5H6c-1.7 0-3-1.3-3-3z" />
    </svg>
  )
}

export function ProductPicture({
  url,
  name,
  isThumb = false,
}: {
  url: string | null | undefined
  name: string
  isThumb?: boolean
}) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null)
  const isShown = Boolean(url) && failedUrl !== url
  return (
    <span className={`ad-picture${isThumb ? ' ad-picture--thumb' : ''}`}>
      {isShown ? (
        <img
          src={url ?? undefined}
          alt={isThumb ? '' : name}
          loading="lazy"
          decoding="async"
          width={320}
          height={240}
          onError={() => setFailedUrl(url ?? null)}
        />
      ) : (
        <ShoeGlyph />
      )}
    </span>
  )
}
