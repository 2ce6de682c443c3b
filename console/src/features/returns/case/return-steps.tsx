import { useTexts } from '../../../shared/language/texts.tsx'
import { MoreButton } from '../../../shared/list/steps/row-menu.tsx'
import { ActionButton } from '../../../shared/ui/controls/action-button.tsx'
import { decides, leadsOut, mainStep, waitsForPayment } from './main-step.ts'
import { UndoCase, useReverse } from './undo-case.tsx'
import type { CaseProps, CaseSteps, Offer } from './use-case-steps.tsx'

/** One step as a button; greyed with the reason why it can't be taken. */
export function StepButton({
  offer,
  steps: { choose, reasonOf, running },
  isMain = false,
}: {
  offer: Offer
  steps: CaseSteps
  /** The page's one green button. */
  isMain?: boolean
}) {
  const t = useTexts()
  return (
    <ActionButton
      intent={isMain ? 'primary' : 'none'}
      reason={reasonOf(offer)}
      loading={running === offer.step}
      onClick={() => choose(offer.step)}
    >
      {t(`return.action.${offer.step}`)}
    </ActionButton>
  )
}

/** Back and out of the case, behind '⋯': cancelling is its last, and red. */
function MoreSteps({ one, onTaken, steps }: Omit<CaseProps, 'refresh'> & { steps: CaseSteps }) {
  const t = useTexts()
  const reverse = useReverse({ one, onTaken })
  const out = one.next.filter(leadsOut).map((offer) => ({
    text: t(`return.action.${offer.step}`),
    reason: steps.reasonOf(offer),
    ...(offer.step === 'cancel' && { tone: 'danger' as const }),
    onSelect: () => steps.choose(offer.step),
  }))
  const all = [...reverse.steps, ...out]
  return (
    <>
      {all.length > 0 && <MoreButton steps={all} size="medium" />}
      {reverse.dialog}
    </>
  )
}

/** The steps of a case that are no decision of its own, the main one last, and what undoes or ends it. */
export function ReturnSteps({ steps, ...props }: CaseProps & { steps: CaseSteps }) {
  const { one, onTaken } = props
  const main = mainStep(one)
  const isGreen = !waitsForPayment(one)
  const plain = one.next.filter(
    (offer) => !leadsOut(offer) && !decides(offer, 'client') && !decides(offer, 'goods'),
  )
  const ordered = [...plain.filter((offer) => offer !== main), ...plain.filter((offer) => offer === main)]
  return (
    <>
      <UndoCase {...props} />
      <MoreSteps one={one} onTaken={onTaken} steps={steps} />
      {ordered.map((offer) => (
        <StepButton key={offer.step} offer={offer} steps={steps} isMain={isGreen && offer === main} />
      ))}
    </>
  )
}
