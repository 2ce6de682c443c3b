import { useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import type { PublicProduct } from '@deportivo/contracts/catalogue/share-links'
import { ProductTile } from './product-tile.tsx'
import type { Position } from './use-position.ts'
import { fetchAll } from './use-shared-products.ts'
import { useWords } from './words.ts'

/** Pictures that have not been scrolled to are not there yet. */
async function loadPictures(): Promise<void> {
  const pictures = [...document.images]
  for (const picture of pictures) picture.loading = 'eager'
  await Promise.allSettled(pictures.map((picture) => picture.decode()))
}

/** Prints the products of all pages; without the network, those of this page. */
export function PrintButton({
  token,
  position,
  pages,
}: {
  token: string
  position: Position
  pages: number
}) {
  const t = useWords()
  const [others, setOthers] = useState<readonly PublicProduct[]>([])
  const [isPreparing, setPreparing] = useState(false)
  const printAll = async () => {
    setPreparing(true)
    const all = pages > 1 ? await fetchAll(token, position, pages).catch(() => null) : null
    // On the page before it is printed.
    flushSync(() => setOthers(all ?? []))
    await loadPictures()
    setPreparing(false)
    // A telephone goes on while its print dialog is open.
    addEventListener('afterprint', () => setOthers([]), { once: true })
    print()
  }
  return (
    <>
      <button type="button" className="pc-button" disabled={isPreparing} onClick={() => void printAll()}>
        {t(isPreparing ? 'public_page.loading' : 'public_page.print')}
      </button>
      {others.length > 0 &&
        createPortal(
          <ul className="pc-tiles pc-all">
            {others.map((product) => (
              <ProductTile key={product.id} product={product} />
            ))}
          </ul>,
          document.querySelector('main') ?? document.body,
        )}
    </>
  )
}
