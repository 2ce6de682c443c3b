import { isFinal, type StepName } from '@deportivo/lifecycle/order/steps'
import { useState, type ComponentType } from 'react'
import { StepDialog } from '../../../entities/order/step-dialog.tsx'
import { fieldsOf } from '../../../entities/order/step-fields.ts'
import { reportError } from '../../../shared/toasts/report-error.ts'
import { useTexts } from '../../../shared/language/texts.tsx'
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx'
import { useFormats } from '../../../shared/language/use-formats.ts'
import { AssignDialog } from './assign-dialog.tsx'
import { CtSupportDialog } from './ct-support-dialog.tsx'
import { GuideDialog } from './guide-dialog.tsx'
import { PackDialog } from './pack-dialog.tsx'
import type { StepDialogProps } from './step-dialog-props.ts'
import { Subject } from './subject.tsx'
import { ValidateDialog } from './validate-dialog.tsx'

const DIALOGS: Partial<Record<StepName, ComponentType<StepDialogProps>>> = {
  validate_payment: ValidateDialog,
  assign_auxiliary: AssignDialog,
  assign_again: AssignDialog,
  pack: PackDialog,
  upload_guide: GuideDialog,
  upload_payment_support: CtSupportDialog,
}

/** A step that can't be taken back lightly names order, client and amount first, even where it asks for nothing. */
export const needsDialog = (step: StepName): boolean =>
  step in DIALOGS || isFinal(step) || fieldsOf(step).length > 0

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

/** The dialog of a step: its own where one is worth it, else the fields of the step's contract. */
export function StepOfCard(props: StepDialogProps) {
  const t = useTexts()
  const { money } = useFormats()
  const { card, step, take, onClose } = props
  const Own = DIALOGS[step]
  if (Own) return <Own {...props} />
  if (isFinal(step) && fieldsOf(step).length === 0) return <ConfirmStep {...props} />
  return (
    <StepDialog
      step={step}
      title={t(`order.action.${step}`)}
      defaults={step === 'full_payment_ct' ? { amount: card.total_balance } : {}}
      onTake={(fields, extra) => take(card, { step, fields, ...extra })}
      onClose={onClose}
    >
      <Subject card={card} />
      {step === 'full_payment_ct' && (
        <p className="ad-note">{t('board.ct_hint', { balance: money(card.total_balance) })}</p>
      )}
      {isFinal(step) && <p className="ad-soft">{t('order.no_way_back')}</p>}
    </StepDialog>
  )
}
