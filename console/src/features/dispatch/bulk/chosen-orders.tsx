import type { Card } from '@deportivo/contracts/dispatch/board'
import { messageOf } from '../../../shared/net/localize.ts'
import type { BulkOutcome } from '../../../entities/order/bulk/use-bulk-step.ts'
import { useTexts } from '../../../shared/language/texts.tsx'
import { useFormats } from '../../../shared/language/use-formats.ts'

/** The orders a step for many is about, by number, client and amount; under each one that would refuse it, why. */
export function ChosenOrders({
  cards,
  refusals,
}: {
  cards: readonly Card[]
  refusals: BulkOutcome['rejected']
}) {
  const t = useTexts()
  const { money } = useFormats()
  const reasons = new Map(refusals.map(({ id, ...refusal }) => [id, messageOf(refusal)]))
  return (
    <ul className="ad-chosen" aria-label={t('bulk.orders')}>
      {cards.map((card) => (
        <li key={card.id} data-refused={reasons.has(card.id) || undefined}>
          <span className="ad-num ad-chosen__id">#{card.id}</span>
          <span className="ad-truncate">{card.client_name}</span>
          <span className="ad-num">{money(card.total_value)}</span>
          {reasons.has(card.id) && <span className="ad-chosen__why">{reasons.get(card.id)}</span>}
        </li>
      ))}
    </ul>
  )
}
