import { useState } from 'react'
import { useTexts } from '../../../shared/language/texts.tsx'
import { reportError } from '../../../shared/toasts/report-error.ts'
import { later } from '../../../shared/ui/later.tsx'
import { ConfirmDialog } from '../../../shared/ui/dialog/confirm-dialog.tsx'
import type { StepDialogProps } from '../steps/step-dialog-props.ts'
import { fieldsOf, needsFile } from '../steps/step-fields.ts'
import { intentOf, viewOf } from './step-view.ts'
import { Subject } from '../dialogs/subject.tsx'

const PlainStepDialog = later(() =>
  import('../dialogs/plain-step-dialog.tsx').then((module) => module.PlainStepDialog),
)

function ConfirmStep({ card, step, take, onClose }: StepDialogProps) {
  const t = useTexts()
  const [isBusy, setBusy] = useState(false)
  const confirm = () => {
    setBusy(true)
    take(card, { step })
      .then(onClose, reportError)
      .finally(() => setBusy(false))
  }
  const delivers = step === 'delivered_to_customer'
  return (
    <ConfirmDialog
      title={t(`order.action.${step}`)}
      confirmText={t(`order.action.${step}`)}
      intent={intentOf(step)}
      isBusy={isBusy}
      onConfirm={confirm}
      onClose={onClose}
    >
      <div className="ad-stack">
        {delivers && (
          <p>{t(card.is_ct ? 'board.confirm_delivered_ct' : 'board.confirm_delivered', { id: card.id })}</p>
        )}
        <Subject card={card} />
        {!delivers && <p className="ad-soft">{t('order.no_way_back')}</p>}
      </div>
    </ConfirmDialog>
  )
}

/** The dialog of a step: its own, the fields and the file of its contract, or a confirmation. */
export function AskedStep(props: StepDialogProps) {
  const { step } = props
  const Own = viewOf(step).dialog
  if (Own) return <Own key={step} {...props} />
  const asks = fieldsOf(step).length > 0 || needsFile(step)
  if (asks) return <PlainStepDialog key={step} {...props} intent={intentOf(step)} />
  return <ConfirmStep key={step} {...props} />
}
