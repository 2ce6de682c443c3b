import type { Card, Claim } from '@deportivo/contracts/dispatch/board'
import type { StepName } from '@deportivo/lifecycle/order/steps'
import { useCallback } from 'react'
import { useTexts } from '../../../shared/language/texts.tsx'
import { ConfirmDialog } from '../../../shared/ui/dialog/confirm-dialog.tsx'
import { useFormats } from '../../../shared/language/use-formats.ts'
import { useSelected } from '../../../shared/state/use-selected.ts'
import { useBoardTools } from '../tools/board-tools.ts'
import { useFaster } from '../../../entities/order/actions/use-faster.ts'
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

interface AskedCardProps {
  asked: CardStep
  steps: ReturnType<typeof useBoardSteps>
  onAsk: (asked: CardStep | null) => void
}

/** The dialog of the started step. It is mounted beside the board, so that no update of the board closes it. */
export function AskedCard({ asked, steps, onAsk }: AskedCardProps) {
  const { board, start } = useBoardTools()
  const { step, holder } = asked
  const card = useSelected(board.cards, (cards) => cards.get(asked.card.id)) ?? asked.card
  const close = useCallback(() => onAsk(null), [onAsk])
  const take = useFaster({ card, began: asked.card, step, take: steps.take, onClose: close })
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
