import { Button } from '@blueprintjs/core'
import { listProducts, type Product } from '@deportivo/contracts/catalogue/products'
import { useTexts } from '../../../shared/language/texts.tsx'
import { useList } from '../../../shared/net/use-list.ts'
import { ColourSpot } from '../../../shared/ui/display/colour-spot.tsx'

const MOST_COLOURS = 24

const hasEnough = ({ sizes }: Product, units: number) => sizes.some(({ quantity }) => quantity >= units)

/** The colours of a reference that some store has enough of, the sold one first; nothing, where it has no other. */
export function ColourChoice({
  sold,
  chosenId,
  quantity,
  onPick,
}: {
  /** The product that comes back. */
  sold: Product
  chosenId: number
  quantity: number
  onPick: (productId: number) => void
}) {
  const t = useTexts()
  const { id, reference_id } = sold
  const { rows } = useList(listProducts, {
    query: { filter: `reference_id:${reference_id}`, top: MOST_COLOURS },
  })
  const others = rows?.filter((one) => one.id !== id && hasEnough(one, quantity)) ?? []
  if (others.length === 0) return null
  return (
    <div className="ad-row ad-row--wrap" role="group" aria-label={t('returns.other_colours')}>
      <span className="ad-soft ad-small">{t('returns.other_colours')}</span>
      {[sold, ...others].map((one) => (
        <Button
          key={one.id}
          size="small"
          variant="outlined"
          intent={one.id === chosenId ? 'primary' : 'none'}
          aria-pressed={one.id === chosenId}
          icon={<ColourSpot color={one.color} />}
          onClick={() => onPick(one.id)}
        >
          <bdi>{one.color_name}</bdi>
        </Button>
      ))}
    </div>
  )
}
