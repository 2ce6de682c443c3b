import { Button } from '@blueprintjs/core'
import { Paperclip, Person, Truck } from '@blueprintjs/icons'
import type { Card } from '@deportivo/contracts/dispatch/board'
import { orderStateRow } from '@deportivo/lifecycle/order/states'
import { memo, useMemo, useRef, type JSX, type MouseEvent } from 'react'
import { useOnline } from '../../../shared/net/online.ts'
import { useTexts } from '../../../shared/language/texts.tsx'
import { ActionButton } from '../../../shared/ui/controls/action-button.tsx'
import { useFormats } from '../../../shared/language/use-formats.ts'
import { useBoardTools } from '../tools/board-tools.ts'
import { stepsOf, type OrderSteps } from '../../../entities/order/actions/step-view.ts'
import type { ColumnId } from '../model/columns.ts'
import { supportAction } from './support-action.ts'
import { useSelected } from '../../../shared/state/use-selected.ts'
import { CardAge, useAgeLevel } from './card-age.tsx'
import { CardChips } from './card-chips.tsx'
import { CardMenu } from './card-menu.tsx'
import { CardClaim, CardViewers } from './card-people.tsx'
import { CardTick } from './card-tick.tsx'
import { useFocusAlong, useIsReachable } from './focus-card.ts'
import { shortNameOf } from '../../../shared/ui/people/initials.ts'
import './dispatch-card.css'

/** Its step is on the way to the server. */
const isExpected = (card: Card) => !Number.isInteger(card.version)

interface PrimaryButtonProps {
  card: Card
  steps: OrderSteps
  tabIndex?: number
  blockedBy?: string | null
  /** Its user took the step before, and the card is still where it was. */
  isNext?: boolean
  /** In a row there is no room for its words: they are its name, and in its tooltip. */
  icon?: JSX.Element
}

const REQUEST = { step: 'request_support', reason_key: null } as const

/** What the one button of a card does, and why it can't now. */
function usePrimary({ card, steps, blockedBy = null, isNext = false }: PrimaryButtonProps) {
  const t = useTexts()
  const { start, open, asker } = useBoardTools()
  const way = supportAction(card, steps, asker)
  if (way === 'add')
    return { text: t('board.add_support'), refusal: blockedBy, press: () => open(card.id, 'files') }
  const next = way === 'request' ? REQUEST : steps.primary
  if (next === null) return null
  const action = t(`order.action.${next.step}`)
  return {
    text: isNext ? t('board.next_step', { step: action }) : action,
    refusal: blockedBy ?? (next.reason_key && t(next.reason_key)),
    press: () => start(card, next.step),
  }
}

export function PrimaryButton(props: PrimaryButtonProps) {
  const t = useTexts()
  const isOnline = useOnline()
  const primary = usePrimary(props)
  if (primary === null) return null
  const { card, tabIndex, blockedBy = null, icon } = props
  const reason = isOnline ? primary.refusal : t('board.offline')
  const button = {
    intent: 'primary',
    size: 'small',
    className: 'ad-dc__primary',
    tabIndex,
    loading: isExpected(card),
    ...(icon ? { icon, 'aria-label': primary.text } : { text: primary.text }),
  } as const
  // The tooltip of a blocked button costs as much as the rest of the card: only where there is a reason to show.
  if (reason !== null)
    return <ActionButton {...button} reason={reason} isMain={blockedBy === null && icon === undefined} />
  if (icon) return <ActionButton {...button} hint={primary.text} onClick={primary.press} />
  return <Button {...button} onClick={primary.press} />
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
 * What is written above a card that is drawn in the column it came from. Moved by another user while the pointer was
 * here, its button does nothing until it moved too: it would do another step than the one that was aimed at.
 */
function useMoved(card: Card, column: ColumnId) {
  const t = useTexts()
  const broughtTo = useSelected(useBoardTools().board.stays, (stays) => stays.get(card.id)?.state)
  const text =
    card.state_id === column ? null : t('board.now_in', { state: t(`order.state.${card.state_id}`) })
  return { text, isNext: text !== null && broughtTo === card.state_id }
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
        <p className="ad-dc__line ad-soft">
          <span className="ad-dc__person ad-truncate">
            <Person size={12} />
            <span className="ad-truncate" title={card.auxiliary_name}>
              {shortNameOf(card.auxiliary_name)}
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

/** The second of two quick presses on a step meets the card that moved under the finger. */
const SECOND_PRESS_MS = 500

/** Opens the order where it is pressed, but not on what does something itself. */
function useOpening(open: () => void) {
  const stepAt = useRef(-SECOND_PRESS_MS)
  return ({ target, timeStamp }: MouseEvent) => {
    const pressed = target as HTMLElement
    if (pressed.closest('.ad-dc__primary')) stepAt.current = timeStamp
    else if (!pressed.closest('button, a, label') && timeStamp - stepAt.current > SECOND_PRESS_MS) open()
  }
}

/** One order on the board. Drawn again only when itself, or what concerns it, changes. */
export const DispatchCard = memo(function DispatchCard({ card, column }: { card: Card; column: ColumnId }) {
  const t = useTexts()
  const { board, focused, selected, asker, open } = useBoardTools()
  const isFlashing = useSelected(board.flashes, (flashes) => flashes.has(card.id))
  const isSelected = useSelected(selected, (ids) => ids.has(card.id))
  const level = useAgeLevel(card)
  const steps = useMemo(() => stepsOf(card, asker), [card, asker])
  const moved = useMoved(card, column)
  const tabIndex = useIsReachable(card.id) ? 0 : -1
  const article = useRef<HTMLElement>(null)
  useFocusAlong(article, card.id)
  const onClick = useOpening(() => open(card.id))
  return (
    <article
      ref={article}
      className="ad-dc"
      data-card={card.id}
      data-level={level}
      data-flashing={isFlashing || undefined}
      data-selected={isSelected || undefined}
      aria-busy={isExpected(card) || undefined}
      aria-label={t('board.card', { id: card.id, client: card.client_name })}
      tabIndex={tabIndex}
      onFocus={() => focused.set(card.id)}
      onClick={onClick}
    >
      {moved.text !== null && <p className="ad-dc__moved">{moved.text}</p>}
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
        blockedBy={isExpected(card) || moved.isNext ? null : moved.text}
        isNext={moved.isNext}
      />
    </article>
  )
})
