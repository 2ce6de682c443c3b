import { Button } from '@blueprintjs/core'
import { getProduct, type Product } from '@deportivo/contracts/catalogue/products'
import type { ReturnableLine } from '@deportivo/contracts/returns/case'
import { useState } from 'react'
import { useTexts } from '../../../shared/language/texts.tsx'
import { useFound } from '../../../shared/net/use-found.ts'
import { Select } from '../../../shared/ui/select/search-select.tsx'
import { ColourChoice } from './colour-choice.tsx'
import { storesWith } from './stores-with.ts'

/** What the client gets for how many units of a line. */
export interface NewSize {
  line_id: number
  product: Product
  size_id: number
  size_name: string
  quantity: number
  /** Where a refusal named the store that still has it. */
  outlet_store?: number
}

/** How many units of a line come back; one where there is no more. */
function Units({
  line: { product_name, size_name, quantity_available },
  value,
  onChange,
}: {
  line: ReturnableLine
  value: number
  onChange: (units: number) => void
}) {
  const t = useTexts()
  const units = Array.from({ length: quantity_available }, (_, index) => String(index + 1))
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

/** A sold line, how many of it come back, and the sizes and colours of its reference that some store has. */
export function LineSizes({
  line,
  chosen,
  onChoose,
}: {
  line: ReturnableLine
  chosen: NewSize | null
  onChoose: (size: NewSize | null) => void
}) {
  const t = useTexts()
  const { line_id, product_id, quantity_available } = line
  const [productId, setProductId] = useState(product_id)
  const [quantity, setQuantity] = useState(1)
  const { data: sold } = useFound(getProduct, { params: { id: product_id } })
  const { data: product } = useFound(getProduct, { params: { id: productId } })
  const own = chosen?.line_id === line_id ? chosen : null
  const pickColour = (id: number) => {
    setProductId(id)
    if (own) onChoose(null)
  }
  const pickQuantity = (units: number) => {
    setQuantity(units)
    if (own) onChoose(null)
  }
  return (
    <fieldset className="ad-line-sizes">
      <legend>
        <bdi>{line.product_name}</bdi>{' '}
        <span className="ad-soft">{t('returns.sold_size', { size: line.size_name })}</span>
      </legend>
      {quantity_available > 1 && <Units line={line} value={quantity} onChange={pickQuantity} />}
      {product && (
        <Sizes
          product={product}
          units={quantity}
          withoutId={productId === product_id ? line.size_id : null}
          isChosen={(id) => own?.size_id === id && own.product.id === product.id}
          onChoose={({ id: size_id, name: size_name }) =>
            onChoose({ line_id, product, size_id, size_name, quantity })
          }
        />
      )}
      {/* Below: they arrive later, and move no size from under the pointer. */}
      {sold && <ColourChoice sold={sold} chosenId={productId} quantity={quantity} onPick={pickColour} />}
    </fieldset>
  )
}
