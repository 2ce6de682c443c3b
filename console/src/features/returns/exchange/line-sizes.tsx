import { Button } from '@blueprintjs/core'
import { getProduct, type Product } from '@deportivo/contracts/catalogue/products'
import { useState, type ReactNode } from 'react'
import { useTexts } from '../../../shared/language/texts.tsx'
import { useFound } from '../../../shared/net/use-found.ts'
import { Select } from '../../../shared/ui/select/search-select.tsx'
import { ColourChoice } from './colour-choice.tsx'
import { storesWith } from './stores-with.ts'

/** Units that come back: of a sold line, or of a case. */
export interface Returned {
  id: number
  product_id: number
  product_name: string
  size_id: number
  size_name: string
  units: number
}

/** What the client gets for how many of the units that come back. */
export interface NewSize {
  /** Of what comes back. */
  id: number
  product: Product
  size_id: number
  size_name: string
  quantity: number
  /** Where a refusal named the store that still has it. */
  outlet_store?: number
}

/** How many units of a line come back; one where there is no more. */
function Units({
  of: { product_name, size_name, units: most },
  value,
  onChange,
}: {
  of: Returned
  value: number
  onChange: (units: number) => void
}) {
  const t = useTexts()
  const units = Array.from({ length: most }, (_, index) => String(index + 1))
  return (
    <label className="ad-row">
      <span className="ad-soft ad-small">{t('product.units')}</span>
      <Select
        aria-label={t('returns.units_of', { name: `${product_name} ${size_name}` })}
        value={String(value)}
        options={units.map((one) => ({ value: one, label: one }))}
        onChange={(next) => onChange(Number(next))}
      />
    </label>
  )
}

/** The sizes of a product that some store has so many of. */
function Sizes({
  product,
  units,
  withoutId,
  isChosen,
  onChoose,
}: {
  product: Product
  units: number
  /** The size that comes back. */
  withoutId: number | null
  isChosen: (sizeId: number) => boolean
  onChoose: (size: Product['sizes'][number]) => void
}) {
  const t = useTexts()
  const sizes = product.sizes.filter(
    ({ id }) => id !== withoutId && storesWith(product, id, units).length > 0,
  )
  if (sizes.length === 0) return <p className="ad-soft">{t('returns.no_replacement')}</p>
  return (
    <div className="ad-row ad-row--wrap">
      {sizes.map((size) => (
        <Button
          key={size.id}
          size="large"
          variant="outlined"
          intent={isChosen(size.id) ? 'primary' : 'none'}
          aria-pressed={isChosen(size.id)}
          onClick={() => onChoose(size)}
        >
          <span className="ad-num">{size.name}</span>{' '}
          <span className="ad-soft ad-small ad-num">({size.quantity})</span>
        </Button>
      ))}
    </div>
  )
}

const isOf = (chosen: NewSize | null, { id }: Product, sizeId: number): boolean =>
  chosen?.size_id === sizeId && chosen.product.id === id

/** The colour that is looked at, the sold one first, and how many units come back. */
function usePicked({ product_id, units }: Returned, isWhole: boolean) {
  const [productId, pickColour] = useState(product_id)
  const [quantity, pickQuantity] = useState(isWhole ? units : 1)
  return { productId, quantity, pickColour, pickQuantity }
}

/** What comes back, and the sizes and colours of its reference that some store has. */
export function LineSizes({
  returned,
  isWhole = false,
  chosen,
  onChoose,
  children,
}: {
  returned: Returned
  /** All its units are here already: they are exchanged together, also for others of the same size. */
  isWhole?: boolean
  chosen: NewSize | null
  onChoose: (size: NewSize | null) => void
  children?: ReactNode
}) {
  const t = useTexts()
  const { id, product_id, units } = returned
  const { productId, quantity, pickColour, pickQuantity } = usePicked(returned, isWhole)
  const { data: sold } = useFound(getProduct, { params: { id: product_id } })
  const { data: product } = useFound(getProduct, { params: { id: productId } })
  const own = chosen?.id === id ? chosen : null
  /** A size that was chosen is that of another colour, or of fewer units. */
  const unchoose = () => {
    if (own) onChoose(null)
  }
  return (
    <fieldset className="ad-line-sizes">
      <legend>
        <bdi>{returned.product_name}</bdi>{' '}
        <span className="ad-soft">{t('returns.sold_size', { size: returned.size_name })}</span>
      </legend>
      {!isWhole && units > 1 && (
        <Units
          of={returned}
          value={quantity}
          onChange={(next) => {
            pickQuantity(next)
            unchoose()
          }}
        />
      )}
      {product && (
        <Sizes
          product={product}
          units={quantity}
          withoutId={!isWhole && productId === product_id ? returned.size_id : null}
          isChosen={(size) => isOf(own, product, size)}
          onChoose={({ id: size_id, name: size_name }) => {
            const isAgain = isWhole && isOf(own, product, size_id)
            onChoose(isAgain ? null : { id, product, size_id, size_name, quantity })
          }}
        />
      )}
      {/* Below: they arrive later, and move no size from under the pointer. */}
      {sold && (
        <ColourChoice
          sold={sold}
          chosenId={productId}
          quantity={quantity}
          onPick={(colour) => {
            pickColour(colour)
            unchoose()
          }}
        />
      )}
      {children}
    </fieldset>
  )
}
