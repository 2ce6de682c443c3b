import { Button, HTMLSelect } from '@blueprintjs/core'
import type { OrderSummary } from '@deportivo/contracts/order'
import { changeManyOrders } from '@deportivo/contracts/orders'
import type { StepName } from '@deportivo/lifecycle/order-steps'
import { useCallback, useState } from 'react'
import { call } from '../../shared/call.ts'
import { Field } from '../../shared/form/field.tsx'
import { useTexts } from '../../shared/texts.tsx'
import { ActionButton } from '../../shared/ui/action-button.tsx'
import { AppDialog } from '../../shared/ui/app-dialog.tsx'
import { useChange } from '../../shared/use-change.ts'
import { bulkSteps, needsReason, type BulkStep } from './bulk-steps.ts'

interface Outcome {
  updated: number[]
  rejected: { id: number; message: string }[]
}

interface BulkRequest {
  sales: number[]
  step: StepName
  reason?: string
}

function OutcomeOf({ outcome: { updated, rejected } }: { outcome: Outcome }) {
  const t = useTexts()
  return (
    <>
      <p>{t('orders.changed', { count: updated.length })}</p>
      <div hidden={rejected.length === 0} className="ad-form__error" role="alert">
        {t('orders.rejected', { count: rejected.length })}
        <ul>
          {rejected.map(({ id, message }) => (
            <li key={id}>
              #{id}: {message}
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}

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
  onStep: (step: StepName) => void
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
          <HTMLSelect
            {...control}
            value={step}
            disabled={isDone}
            onChange={(event) => onStep(event.currentTarget.value as StepName)}
            options={options}
          />
        )}
      </Field>
      {reason !== null && (
        <Field label={t('order.field.reason')}>
          {(control) => (
            <textarea
              {...control}
              className="bp6-input bp6-text-area"
              rows={3}
              maxLength={1_000}
              value={reason}
              onChange={(event) => onReason(event.target.value)}
            />
          )}
        </Field>
      )}
    </>
  )
}

/** One step for all chosen orders; those that refuse say why, the others go on. */
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
  const steps = bulkSteps(orders)
  const [step, setStep] = useState<StepName | undefined>(steps[0]?.step)
  const [reason, setReason] = useState('')
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const change = useChange(useCallback((body: BulkRequest) => call(changeManyOrders, { body }), []))
  const isReasoned = step !== undefined && needsReason(step)
  const refusal =
    step === undefined
      ? t('orders.change_none')
      : isReasoned && reason.trim() === ''
        ? t('field.required')
        : null
  const apply = async () => {
    if (step === undefined || refusal !== null) return
    const sales = orders.map(({ id }) => id)
    const answer = await change.run({ sales, step, ...(isReasoned ? { reason: reason.trim() } : {}) })
    if (!answer) return
    setOutcome(answer.data)
    onDone(answer.data.updated)
    if (answer.data.rejected.length === 0) onClose()
  }
  return (
    <AppDialog
      title={t('orders.change_state')}
      onClose={onClose}
      width={480}
      footer={
        <>
          <Button onClick={onClose}>{t(outcome ? 'common.close' : 'common.cancel')}</Button>
          {!outcome && (
            <ActionButton
              intent="primary"
              reason={refusal}
              loading={change.isRunning}
              onClick={() => void apply()}
            >
              {t('orders.change_state')}
            </ActionButton>
          )}
        </>
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
        {outcome && <OutcomeOf outcome={outcome} />}
      </div>
    </AppDialog>
  )
}
