import { Button } from '@blueprintjs/core'
import { listAlternatives, type Alternatives } from '@deportivo/contracts/orders/alternatives'
import type { Order, OrderLine } from '@deportivo/contracts/orders/order'
import { useState } from 'react'
import { ProductPicture } from '../../../entities/product/product-picture.tsx'
import { useTexts } from '../../../shared/language/texts.tsx'
import { useFormats } from '../../../shared/language/use-formats.ts'
import { useFound } from '../../../shared/net/use-found.ts'
import { Dots } from '../../../shared/ui/display/dots.tsx'
import type { Taken } from './use-cart.ts'
import './short-line.css'

type Offer = Alternatives['stores'][number] & Partial<Alternatives['colours'][number]>

/** One alternative: taken in the place of what the line is short of. */
function OfferRow({
  offer,
  found,
  photo,
  isBusy,
  onTake,
}: {
  offer: Offer
  found: Alternatives
  photo: string | null
  isBusy: boolean
  onTake: (taken: Omit<Taken, 'line_id'>) => void
}) {
  const t = useTexts()
  const { money } = useFormats()
  const { product_id, store_id, store_name, available, unit_price, product_name, color_name } = offer
  const { keeps, missing } = found
  const quantity = Math.min(missing, available)
  return (
    <li>
      <ProductPicture url={offer.photo ?? photo} name={product_name ?? store_name} isThumb />
      <span>
        <bdi>{color_name ?? store_name}</bdi>
        <span className="ad-table__sub">
          <Dots>
            {color_name === undefined ? null : store_name}
            {t('cart.free', { count: available })}
            {money(unit_price)}
          </Dots>
        </span>
      </span>
      <Button
        size="small"
        disabled={isBusy}
        onClick={() => onTake({ keeps, product_id, store_id, quantity })}
      >
        {t(keeps === 0 ? 'cart.take_instead' : 'cart.take_missing', { count: quantity })}
      </Button>
    </li>
  )
}

/** What can be sold instead of the units that a line is short of; nothing, where there are enough. */
export function ShortLine({
  order,
  line,
  quantity,
  onTake,
}: {
  order: Order
  line: OrderLine
  /** What is wanted of it. */
  quantity: number
  /** Resolves when it was tried; a refusal is shown beside the line. */
  onTake: (taken: Taken) => Promise<unknown>
}) {
  const t = useTexts()
  const [isBusy, setBusy] = useState(false)
  const { data: found, refresh } = useFound(listAlternatives, {
    params: { saleId: order.id },
    query: { line_id: line.id, quantity },
  })
  if (!found || found.missing === 0) return null
  const { product_name: name, size_name: size } = line
  const take = (taken: Omit<Taken, 'line_id'>) => {
    setBusy(true)
    void onTake({ ...taken, line_id: line.id }).finally(() => {
      setBusy(false)
      refresh()
    })
  }
  const offers: Offer[] = [...found.stores, ...found.colours]
  return (
    <section className="ad-short-line" aria-label={t('cart.alternatives_of', { name, size })}>
      <p>{t('cart.short', { count: found.missing, size })}</p>
      {offers.length === 0 ? (
        <p className="ad-soft">{t('cart.no_alternatives')}</p>
      ) : (
        <ul className="ad-plain-list">
          {offers.map((offer) => (
            <OfferRow
              key={`${offer.product_id} ${offer.store_id}`}
              offer={offer}
              found={found}
              photo={line.photo}
              isBusy={isBusy}
              onTake={take}
            />
          ))}
        </ul>
      )}
    </section>
  )
}
