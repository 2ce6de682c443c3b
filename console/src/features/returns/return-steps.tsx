import type { ReturnCase } from '@deportivo/contracts/returns/case'
import { useState, type ComponentType } from 'react'
import { isKnownText, useTexts } from '../../shared/language/texts.tsx'
import { ActionButton } from '../../shared/ui/controls/action-button.tsx'
import { CancelDialog, DeliverDialog } from './closing-dialogs.tsx'
import { ExchangeDialog } from './exchange/exchange-dialog.tsx'
import type { StepDialogProps } from './step-dialog.tsx'
import { ReceiveDialog, VoucherDialog } from './step-dialogs.tsx'
import { UndoCase } from './undo-case.tsx'
import { useReturnStep } from './use-return.ts'

type Offer = ReturnCase['next'][number]

/** The steps that ask for something first. */
const DIALOGS: Partial<Record<Offer['step'], ComponentType<StepDialogProps>>> = {
  received_in_store: ReceiveDialog,
  exchange_available: ExchangeDialog,
  voucher: VoucherDialog,
  delivered: DeliverDialog,
  cancel: CancelDialog,
}

/** The voucher's dialog chooses the rate that its offer misses. */
const isOpen = ({ step, allowed, reason_key }: Offer) =>
  allowed || (step === 'voucher' && reason_key === 'return.refused.needs_exchange_rate')

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
    if (DIALOGS[step]) return setOpen(step)
    if (!(await take({ step }))) refresh()
  }
  const reasonOf = ({ reason, reason_key }: Offer) =>
    reason_key !== null && isKnownText(reason_key) ? t(reason_key) : reason
  // The first that leads on, neither back nor out, stands at the end.
  const main = one.next.find(({ step }) => step !== 'pending' && step !== 'cancel')
  const offers = [...one.next.filter((offer) => offer !== main).toReversed(), ...(main ? [main] : [])]
  const Dialog = open && DIALOGS[open]
  return (
    <>
      <UndoCase one={one} onTaken={onTaken} refresh={refresh} />
      {offers.map((offer) => (
        <ActionButton
          key={offer.step}
          intent={offer === main ? 'primary' : 'none'}
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
