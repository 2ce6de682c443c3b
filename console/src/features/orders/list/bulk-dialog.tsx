import type { OrderSummary } from '@deportivo/contracts/orders/order'
import type { StepName } from '@deportivo/lifecycle/order/steps'
import { useState } from 'react'
import { Field } from '../../../shared/form/field.tsx'
import { TextArea } from '../../../shared/form/text-area.tsx'
import { BulkOutcomeList } from '../../../entities/order/bulk/bulk-outcome.tsx'
import { intentOf } from '../../../entities/order/actions/step-view.ts'
import { bulkSteps, sharedFields, type BulkStep } from '../../../entities/order/bulk/bulk-steps.ts'
import { useBulkStep } from '../../../entities/order/bulk/use-bulk-step.ts'
import { useTexts } from '../../../shared/language/texts.tsx'
import { ActionButton } from '../../../shared/ui/controls/action-button.tsx'
import { useUnsaved } from '../../../shared/unsaved/unsaved.ts'
import { AppDialog } from '../../../shared/ui/dialog/app-dialog.tsx'
import { DialogFoot } from '../../../shared/ui/dialog/dialog-foot.tsx'
import { Select } from '../../../shared/ui/select/search-select.tsx'

/** Order lists support only steps whose one shared field is the reason; the board supports the others. */
const ASKABLE = ['reason'] as const

function StepChoice({
  steps,
  total,
  step,
  reason,
  isDone,
  onStep,
  onReason,
}: {
  steps: readonly BulkStep[]
  total: number
  step: StepName | undefined
  /** null: this step asks for none. */
  reason: string | null
  isDone: boolean
  onStep: (step: StepName | undefined) => void
  onReason: (reason: string) => void
}) {
  const t = useTexts()
  if (steps.length === 0) return <p>{t('orders.change_none')}</p>
  const options = steps.map((one) => ({
    value: one.step,
    label: t('orders.change_fits', { step: t(`order.action.${one.step}`), count: one.fits, total }),
  }))
  return (
    <>
      <Field label={t('orders.change_step')}>
        {(control) => (
          <Select
            {...control}
            value={step ?? ''}
            emptyLabel={t('form.choose')}
            disabled={isDone}
            onChange={(chosen) => onStep(chosen === '' ? undefined : (chosen as StepName))}
            options={options}
          />
        )}
      </Field>
      {reason !== null && <TextArea label={t('order.field.reason')} value={reason} onChange={onReason} />}
    </>
  )
}

/** Why the step can't be sent off yet; null when it can. */
function useRefusal(isAny: boolean, step: StepName | undefined, reason: string | null): string | null {
  const t = useTexts()
  if (!isAny) return t('orders.change_none')
  if (step === undefined) return t('orders.change_choose')
  return reason !== null && reason.trim() === '' ? t('field.required') : null
}

/** One step for all selected orders; refused ones show the reason, the others proceed. */
export function BulkDialog({
  orders,
  onDone,
  onClose,
}: {
  orders: readonly OrderSummary[]
  onDone: (updated: number[]) => void
  onClose: () => void
}) {
  const t = useTexts()
  const steps = bulkSteps(orders, ASKABLE)
  const [step, setStep] = useState<StepName | undefined>()
  const [reason, setReason] = useState('')
  const { run, outcome, isRunning } = useBulkStep()
  const isReasoned = step !== undefined && Boolean(sharedFields(step, ASKABLE)?.length)
  useUnsaved(reason.trim() !== '' && outcome === null && !isRunning)
  const refusal = useRefusal(steps.length > 0, step, isReasoned ? reason : null)
  const apply = async () => {
    if (step === undefined || refusal !== null) return
    const ids = orders.map(({ id }) => id)
    const done = await run({ ids, step, fields: isReasoned ? { reason: reason.trim() } : {} })
    if (!done) return
    onDone(done.updated)
    if (done.rejected.length === 0) onClose()
  }
  return (
    <AppDialog
      title={t('orders.change_state')}
      onClose={onClose}
      width={480}
      footer={
        <DialogFoot isDone={outcome !== null} onClose={onClose}>
          {!outcome && (
            <ActionButton
              intent={intentOf(step)}
              reason={refusal}
              loading={isRunning}
              onClick={() => void apply()}
            >
              {t('orders.change_state')}
            </ActionButton>
          )}
        </DialogFoot>
      }
    >
      <div className="ad-stack">
        <p className="ad-soft">{t('orders.change_state_lead', { count: orders.length })}</p>
        <StepChoice
          steps={steps}
          total={orders.length}
          step={step}
          reason={isReasoned ? reason : null}
          isDone={outcome !== null}
          onStep={setStep}
          onReason={setReason}
        />
        {outcome && <BulkOutcomeList outcome={outcome} />}
      </div>
    </AppDialog>
  )
}
