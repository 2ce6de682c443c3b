import type { Card, Claim } from '@deportivo/contracts/dispatch/board'
import { orderMachine } from '@deportivo/lifecycle/order/order-machine'
import type { StepName } from '@deportivo/lifecycle/order/steps'
import { useEffect, useRef } from 'react'
import { isReported } from '../../../shared/toasts/report-error.ts'
import { showToast } from '../../../shared/toasts/toasts.ts'
import { useTexts } from '../../../shared/language/texts.tsx'
import { ConfirmDialog } from '../../../shared/ui/dialog/confirm-dialog.tsx'
import { useFormats } from '../../../shared/language/use-formats.ts'
import { useSelected } from '../tools/use-selected.ts'
import { useBoardTools } from '../tools/board-tools.ts'
import { AskedStep } from '../../../entities/order/actions/asked-step.tsx'
import { Subject } from '../../../entities/order/dialogs/subject.tsx'
import type { useBoardSteps } from './use-board-steps.ts'

export interface CardStep {
  card: Card
  step: StepName
  /** Another user works on the card: continuing needs confirmation. */
  holder: Claim | null
}

function HeldByOther({
  asked: { card, holder },
  onGoOn,
  onClose,
}: {
  asked: CardStep
  onGoOn: () => void
  onClose: () => void
}) {
  const t = useTexts()
  const { time } = useFormats()
  if (holder === null) return null
  return (
    <ConfirmDialog
      title={t('board.held_title')}
      confirmText={t('board.go_on')}
      onConfirm={onGoOn}
      onClose={onClose}
    >
      <div className="ad-stack">
        <p>{t('board.held_text', { name: holder.name, at: time(holder.since) })}</p>
        <Subject card={card} />
      </div>
    </ConfirmDialog>
  )
}

/**
 * Closes the dialog of a step that another user made impossible, with one message. What this user's own request does to
 * the card in the meantime is not another's.
 */
function useFaster({ asked, steps, onAsk }: AskedCardProps, card: Card) {
  const t = useTexts()
  const { step } = asked
  const isSending = useRef(false)
  const isGone = card.state_id !== asked.card.state_id && !orderMachine.exists(step, card)
  useEffect(() => {
    if (!isGone || isSending.current) return
    const state = t(`order.state.${card.state_id}`)
    showToast({ tone: 'warning', key: 'board.moved_on', values: { id: card.id, state } })
    onAsk(null)
  }, [isGone, card, t, onAsk])
  const take: typeof steps.take = async (...request) => {
    isSending.current = true
    try {
      return await steps.take(...request)
    } catch (error) {
      isSending.current = false
      if (isReported(error)) onAsk(null)
      throw error
    }
  }
  return take
}

interface AskedCardProps {
  asked: CardStep
  steps: ReturnType<typeof useBoardSteps>
  onAsk: (asked: CardStep | null) => void
}

/** The dialog of the started step. It is mounted beside the board, so that no update of the board closes it. */
export function AskedCard(props: AskedCardProps) {
  const { asked, steps, onAsk } = props
  const { board, start } = useBoardTools()
  const { step, holder } = asked
  const card = useSelected(board.cards, (cards) => cards.get(asked.card.id)) ?? asked.card
  const take = useFaster(props, card)
  const close = () => onAsk(null)
  if (holder !== null)
    return <HeldByOther asked={asked} onClose={close} onGoOn={() => start(card, step, true)} />
  return (
    <AskedStep
      card={card}
      step={step}
      take={take}
      onClose={close}
      onOrder={steps.onChanged}
      onOther={(other) => onAsk({ card, step: other, holder: null })}
    />
  )
}
