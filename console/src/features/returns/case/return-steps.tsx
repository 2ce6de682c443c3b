import type { ReturnCase } from '@deportivo/contracts/returns/case'
import { useState } from 'react'
import { isKnownText, useTexts } from '../../../shared/language/texts.tsx'
import { ActionButton } from '../../../shared/ui/controls/action-button.tsx'
import { leadsOut, mainStep, waitsForPayment } from './main-step.ts'
import type { StepDialogProps } from '../dialogs/step-dialog.tsx'
import { STEP_DIALOGS } from './step-dialogs-by-step.ts'
import { UndoCase } from './undo-case.tsx'
import { useReturnStep } from '../dialogs/use-return-step.ts'

type Offer = ReturnCase['next'][number]

/** The voucher's dialog chooses the rate that its offer misses. */
const isOpen = ({ step, allowed, reason_key }: Offer) =>
  allowed || (step === 'voucher' && reason_key === 'return.refused.needs_exchange_rate')

const intentOf = (offer: Offer, green: Offer | undefined) =>
  offer === green ? 'primary' : offer.step === 'cancel' ? 'danger' : 'none'

/** The steps that are possible now, as the server offers them. */
export function ReturnSteps({
  one,
  onTaken,
  refresh,
}: Pick<StepDialogProps, 'one' | 'onTaken'> & { refresh: () => void }) {
  const t = useTexts()
  const [open, setOpen] = useState<Offer['step'] | null>(null)
  const { take, isRunning } = useReturnStep(one, onTaken, false)
  const choose = async ({ step }: Offer) => {
    if (STEP_DIALOGS[step]) return setOpen(step)
    if (!(await take({ step }))) refresh()
  }
  const reasonOf = ({ reason, reason_key }: Offer) =>
    reason_key !== null && isKnownText(reason_key) ? t(reason_key) : reason
  // It stands at the end, as the page's one green button.
  const main = mainStep(one)
  const isGreen = !waitsForPayment(one)
  const others = one.next.filter((offer) => offer !== main && !leadsOut(offer)).toReversed()
  const offers = [...one.next.filter(leadsOut), ...others, ...(main ? [main] : [])]
  const Dialog = open && STEP_DIALOGS[open]
  return (
    <>
      <UndoCase one={one} onTaken={onTaken} refresh={refresh} />
      {offers.map((offer) => (
        <ActionButton
          key={offer.step}
          intent={intentOf(offer, isGreen ? main : undefined)}
          variant={leadsOut(offer) ? 'minimal' : 'solid'}
          reason={isOpen(offer) ? null : reasonOf(offer)}
          loading={isRunning && offer === main}
          onClick={() => void choose(offer)}
        >
          {t(`return.action.${offer.step}`)}
        </ActionButton>
      ))}
      {Dialog && <Dialog one={one} onTaken={onTaken} onClose={() => setOpen(null)} />}
    </>
  )
}
