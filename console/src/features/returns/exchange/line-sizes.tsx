import { Button } from '@blueprintjs/core'
import { getProduct } from '@deportivo/contracts/catalogue/products'
import type { ReturnableLine } from '@deportivo/contracts/returns/case'
import { useTexts } from '../../../shared/language/texts.tsx'
import { useFound } from '../../../shared/net/use-found.ts'

export interface NewSize {
  line_id: number
  size_id: number
  size_name: string
}

/** A sold line, and the sizes of its product that some store has. */
export function LineSizes({
  line,
  chosen,
  onChoose,
}: {
  line: ReturnableLine
  chosen: NewSize | null
  onChoose: (size: NewSize) => void
}) {
  const t = useTexts()
  const { data: product } = useFound(getProduct, { params: { id: line.product_id } })
  const sizes = product?.sizes.filter(({ id, quantity }) => quantity > 0 && id !== line.size_id)
  const isChosen = (id: number) => chosen?.line_id === line.line_id && chosen.size_id === id
  return (
    <fieldset className="ad-line-sizes">
      <legend>
        <bdi>{line.product_name}</bdi>{' '}
        <span className="ad-soft">{t('returns.sold_size', { size: line.size_name })}</span>
      </legend>
      {sizes?.length === 0 && <p className="ad-soft">{t('returns.no_replacement')}</p>}
      <div className="ad-row ad-row--wrap">
        {sizes?.map(({ id, name, quantity }) => (
          <Button
            key={id}
            size="large"
            variant="outlined"
            intent={isChosen(id) ? 'primary' : 'none'}
            aria-pressed={isChosen(id)}
            onClick={() => onChoose({ line_id: line.line_id, size_id: id, size_name: name })}
          >
            <span className="ad-num">{name}</span>{' '}
            <span className="ad-soft ad-small ad-num">({quantity})</span>
          </Button>
        ))}
      </div>
    </fieldset>
  )
}
