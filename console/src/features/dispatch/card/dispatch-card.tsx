import { Button } from '@blueprintjs/core'
import { Paperclip, Person, Truck } from '@blueprintjs/icons'
import type { Card } from '@deportivo/contracts/dispatch/board'
import { orderStateRow } from '@deportivo/lifecycle/order/states'
import { memo, useMemo } from 'react'
import { useOnline } from '../../../shared/net/online.ts'
import { useTexts } from '../../../shared/language/texts.tsx'
import { ActionButton } from '../../../shared/ui/action-button.tsx'
import { useFormats } from '../../../shared/language/use-formats.ts'
import { useBoardTools } from '../tools/board-tools.ts'
import { stepsOf, type OrderSteps } from '../../../entities/order/actions/step-view.ts'
import type { ColumnId } from '../model/columns.ts'
import { useSelected } from '../tools/use-selected.ts'
import { CardAge, useAgeLevel } from './card-age.tsx'
import { CardChips } from './card-chips.tsx'
import { CardMenu } from './card-menu.tsx'
import { CardClaim, CardViewers } from './card-people.tsx'
import { CardTick } from './card-tick.tsx'
import './dispatch-card.css'

/** Its step is on the way to the server. */
const isExpected = (card: Card) => !Number.isInteger(card.version)

export function PrimaryButton({
  card,
  steps,
  tabIndex,
  blockedBy = null,
}: {
  card: Card
  steps: OrderSteps
  tabIndex?: number
  blockedBy?: string | null
}) {
  const t = useTexts()
  const { start } = useBoardTools()
  const isOnline = useOnline()
  const { primary } = steps
  if (primary === null) return null
  const refusal = primary.reason_key && t(primary.reason_key)
  const reason = isOnline ? (blockedBy ?? refusal) : t('board.offline')
  const button = {
    intent: 'primary',
    size: 'small',
    className: 'ad-dc__primary',
    tabIndex,
    loading: isExpected(card),
    text: t(`order.action.${primary.step}`),
  } as const
  // The tooltip of a blocked button costs as much as the rest of the card: only where there is a reason to show.
  if (reason !== null) return <ActionButton {...button} reason={reason} isMain={blockedBy === null} />
  return <Button {...button} onClick={() => start(card, primary.step)} />
}

function Progress({ card }: { card: Card }) {
  const t = useTexts()
  if (!orderStateRow(card.state_id).is_picking || card.units === 0) return null
  return (
    <span className="ad-dc__picked">
      <progress max={card.units} value={card.picked} aria-hidden />
      <span className="ad-num">{t('board.picked', { picked: card.picked, units: card.units })}</span>
    </span>
  )
}

/**
 * Moved by another user while the pointer was here: shows the new state, and moves when the pointer leaves. Until then
 * its button does nothing, because it would do another step than the one that was aimed at.
 */
function useMoved(card: Card, column: ColumnId): string | null {
  const t = useTexts()
  return card.state_id === column ? null : t('board.now_in', { state: t(`order.state.${card.state_id}`) })
}

function Facts({ card }: { card: Card }) {
  const t = useTexts()
  const { money } = useFormats()
  return (
    <>
      <p className="ad-dc__client">{card.client_name}</p>
      <p className="ad-dc__line ad-soft">
        <span className="ad-truncate">{card.city_name ?? t('common.none')}</span>
        <span className="ad-num">{t('common.units', { count: card.units })}</span>
      </p>
      <p className="ad-dc__line">
        <span className="ad-dc__money ad-num">{money(card.total_value)}</span>
        {card.has_payment_support && (
          <span className="ad-soft" title={t('board.has_support')}>
            <Paperclip size={12} />
          </span>
        )}
      </p>
      {card.auxiliary_name && (
        <p className="ad-dc__line ad-dc__line--more ad-soft">
          <span className="ad-dc__person ad-truncate">
            <Person size={12} />
            <span className="ad-truncate" title={card.auxiliary_name}>
              {card.auxiliary_name}
            </span>
          </span>
        </p>
      )}
      {card.guide_number && (
        <p className="ad-dc__line ad-dc__line--more ad-soft" title={card.carrier ?? undefined}>
          <span className="ad-dc__person ad-truncate">
            <Truck size={12} />
            <span className="ad-num ad-truncate">{card.guide_number}</span>
          </span>
        </p>
      )}
    </>
  )
}

/** One order on the board. Drawn again only when itself, or what concerns it, changes. */
export const DispatchCard = memo(function DispatchCard({ card, column }: { card: Card; column: ColumnId }) {
  const t = useTexts()
  const { board, focused, selected, asker, open } = useBoardTools()
  const isFlashing = useSelected(board.flashes, (flashes) => flashes.has(card.id))
  const isFocused = useSelected(focused, (id) => id === card.id)
  const isSelected = useSelected(selected, (ids) => ids.has(card.id))
  const level = useAgeLevel(card)
  const steps = useMemo(() => stepsOf(card, asker), [card, asker])
  const moved = useMoved(card, column)
  const tabIndex = isFocused ? 0 : -1
  return (
    <article
      className="ad-dc"
      data-card={card.id}
      data-level={level}
      data-flashing={isFlashing || undefined}
      data-selected={isSelected || undefined}
      aria-busy={isExpected(card) || undefined}
      aria-label={t('board.card', { id: card.id, client: card.client_name })}
      tabIndex={tabIndex}
      onFocus={() => focused.set(card.id)}
      onClick={(event) => {
        if (!(event.target as HTMLElement).closest('button, a, label')) open(card.id)
      }}
    >
      {moved !== null && <p className="ad-dc__moved">{moved}</p>}
      <header className="ad-dc__head">
        <span className="ad-dc__marks">
          <CardTick card={card} tabIndex={tabIndex} />
          <span className="ad-dc__id ad-num">#{card.id}</span>
          <CardChips card={card} />
        </span>
        <span className="ad-dc__end">
          <CardViewers orderId={card.id} />
          <CardMenu card={card} steps={steps.rest} column={column} tabIndex={tabIndex} />
        </span>
      </header>
      <Facts card={card} />
      <Progress card={card} />
      <CardClaim orderId={card.id} />
      <CardAge card={card} level={level} />
      <PrimaryButton
        card={card}
        steps={steps}
        tabIndex={tabIndex}
        blockedBy={isExpected(card) ? null : moved}
      />
    </article>
  )
})
