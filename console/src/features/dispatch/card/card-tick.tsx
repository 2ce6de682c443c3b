import type { Card } from '@deportivo/contracts/dispatch/board'
import { useTexts } from '../../../shared/language/texts.tsx'
import { toggled } from '../model/selection.ts'
import { useSelected } from '../../../shared/state/use-selected.ts'
import { useBoardTools } from '../tools/board-tools.ts'

/** Chooses a card for a step for many. */
export function CardTick({ card, tabIndex }: { card: Card; tabIndex: number }) {
  const t = useTexts()
  const { selected } = useBoardTools()
  const isSelected = useSelected(selected, (ids) => ids.has(card.id))
  return (
    <label className="ad-dc__tick">
      <input
        type="checkbox"
        checked={isSelected}
        tabIndex={tabIndex}
        aria-label={t('orders.select', { id: card.id })}
        onChange={() => selected.set(toggled(selected.get(), card.id))}
      />
    </label>
  )
}
