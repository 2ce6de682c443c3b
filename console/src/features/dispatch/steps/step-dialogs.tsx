import { useState, type ComponentType } from 'react'
import { StepDialog } from '../../../entities/order/steps/step-dialog.tsx'
import { OWN_DIALOGS } from '../../../entities/order/steps/own-dialogs.ts'
import { fieldsOf, isFinal } from '../../../entities/order/steps/step-fields.ts'
import { viewOf } from '../../../entities/order/steps/step-view.ts'
import { reportError } from '../../../shared/toasts/report-error.ts'
import { useTexts } from '../../../shared/language/texts.tsx'
import { ConfirmDialog } from '../../../shared/ui/dialog/confirm-dialog.tsx'
import { useFormats } from '../../../shared/language/use-formats.ts'
import { AssignDialog } from './assign-dialog.tsx'
import { CtSupportDialog } from './ct-support-dialog.tsx'
import { GuideDialog } from './guide-dialog.tsx'
import { PackDialog } from './pack-dialog.tsx'
import type { StepDialogProps } from './step-dialog-props.ts'
import { Subject } from './subject.tsx'
import { useOrder } from '../../../entities/order/use-order.ts'
import { ValidateDialog } from './validate-dialog.tsx'

const DIALOGS: Partial<Record<string, ComponentType<StepDialogProps>>> = {
  validate: ValidateDialog,
  assign: AssignDialog,
  pack: PackDialog,
  guide: GuideDialog,
  payment_support: CtSupportDialog,
}

function ConfirmStep({ card, step, take, onClose }: StepDialogProps) {
  const t = useTexts()
  const [isBusy, setBusy] = useState(false)
  const confirm = () => {
    setBusy(true)
    take(card, { step })
      .then(onClose, reportError)
      .finally(() => setBusy(false))
  }
  return (
    <ConfirmDialog
      title={t(`order.action.${step}`)}
      confirmText={t(`order.action.${step}`)}
      isBusy={isBusy}
      onConfirm={confirm}
      onClose={onClose}
    >
      <div className="ad-stack">
        <p>{t(card.is_ct ? 'board.confirm_delivered_ct' : 'board.confirm_delivered', { id: card.id })}</p>
        <Subject card={card} />
      </div>
    </ConfirmDialog>
  )
}

/** The dialog that the order's own page opens too, once the whole order is here. */
function OwnOfCard({ card, step, take, onClose }: StepDialogProps) {
  const { data } = useOrder(card.id, card.version)
  const Own = OWN_DIALOGS[viewOf(step).dialog ?? '']
  if (!Own || !data) return null
  return <Own order={data} onTake={(fields) => take(card, { step, fields })} onClose={onClose} />
}

/** The dialog of a step: its own where one is worth it, else the fields of the step's contract. */
export function StepOfCard(props: StepDialogProps) {
  const { dialog = '' } = viewOf(props.step)
  const OfBoard = DIALOGS[dialog]
  if (OfBoard) return <OfBoard {...props} />
  if (OWN_DIALOGS[dialog]) return <OwnOfCard {...props} />
  if (fieldsOf(props.step).length === 0) return <ConfirmStep {...props} />
  return <ContractStep {...props} />
}

function ContractStep({ card, step, take, onClose }: StepDialogProps) {
  const t = useTexts()
  const { money } = useFormats()
  // Money that a carrier collected is the balance, unless the caller gives a reason.
  const owes = card.is_ct && fieldsOf(step).includes('amount')
  return (
    <StepDialog
      step={step}
      title={t(`order.action.${step}`)}
      defaults={owes ? { amount: card.total_balance } : {}}
      onTake={(fields, extra) => take(card, { step, fields, ...extra })}
      onClose={onClose}
    >
      <Subject card={card} />
      {owes && <p className="ad-note">{t('board.ct_hint', { balance: money(card.total_balance) })}</p>}
      {isFinal(step) && <p className="ad-soft">{t('order.no_way_back')}</p>}
    </StepDialog>
  )
}
