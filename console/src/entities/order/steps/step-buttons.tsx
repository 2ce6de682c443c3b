import type { NextStep, Order } from '@deportivo/contracts/orders/order'
import type { StepName } from '@deportivo/lifecycle/order/steps'
import { useState } from 'react'
import { reportError } from '../../../shared/toasts/report-error.ts'
import { useTexts } from '../../../shared/language/texts.tsx'
import { useKeys } from '../../../shared/hooks/use-keys.ts'
import { useFormats } from '../../../shared/language/use-formats.ts'
import { ActionButton } from '../../../shared/ui/action-button.tsx'
import { ConfirmDialog } from '../../../shared/ui/dialog/confirm-dialog.tsx'
import { reasonOf } from './reason-of.ts'
import { StepDialog } from './step-dialog.tsx'
import { OWN_DIALOGS } from './own-dialogs.ts'
import { asksFirst, fieldsOf } from './step-fields.ts'
import { byRank, mainStep, viewOf } from './step-view.ts'
import type { StepExtra } from './use-step-file.ts'
import { useSteps, type StepFields } from './use-steps.ts'

/**
 * One button for each step that the server offers for this order, and none besides. `elsewhere` names steps that a page
 * of its own takes, as the checkout does.
 */
export function StepButtons({
  order,
  elsewhere = {},
  isFill = false,
  onChanged,
}: {
  order: Order
  elsewhere?: Partial<Record<StepName, () => void>>
  isFill?: boolean
  onChanged: (order: Order) => void
}) {
  const t = useTexts()
  const { take } = useSteps(onChanged)
  const [asked, setAsked] = useState<NextStep | null>(null)
  const [running, setRunning] = useState<StepName | null>(null)
  const run = async (step: StepName, fields: StepFields = {}, extra: StepExtra = {}) => {
    setRunning(step)
    try {
      return await take({ order, step, fields, ...extra })
    } finally {
      setRunning(null)
    }
  }
  const press = (next: NextStep) => {
    const goes = elsewhere[next.step]
    if (goes) goes()
    else if (asksFirst(next.step)) setAsked(next)
    else run(next.step).catch(reportError)
  }
  const confirm = (step: StepName) => {
    run(step).then(() => setAsked(null), reportError)
  }
  const close = () => setAsked(null)
  const main = mainStep(order.next)
  useKeys(main?.allowed ? { 'Ctrl+Enter': () => press(main) } : {})
  const offered = [...order.next]
    .sort(byRank)
    .sort((one, other) => Number(other === main) - Number(one === main))
  return (
    <>
      {offered.map((next) => (
        <ActionButton
          key={next.step}
          intent={next === main ? 'primary' : (viewOf(next.step).tone ?? 'none')}
          variant={viewOf(next.step).tone === 'danger' ? 'minimal' : 'solid'}
          fill={isFill && next === main}
          loading={running === next.step && asked === null}
          reason={reasonOf(next)}
          onClick={() => press(next)}
        >
          {t(`order.action.${next.step}`)}
        </ActionButton>
      ))}
      {asked && (
        <AskedStep
          order={order}
          next={asked}
          isBusy={running === asked.step}
          onTake={(fields, extra) => run(asked.step, fields, extra)}
          onConfirm={() => confirm(asked.step)}
          onClose={close}
        />
      )}
    </>
  )
}

/** The dialog of a step: its own, the fields of its contract, or a confirmation. */
function AskedStep({
  order,
  next: { step },
  isBusy,
  onTake,
  onConfirm,
  onClose,
}: {
  order: Order
  next: NextStep
  isBusy: boolean
  onTake: (fields: StepFields, extra?: StepExtra) => Promise<unknown>
  onConfirm: () => void
  onClose: () => void
}) {
  const t = useTexts()
  const { money } = useFormats()
  const Own = OWN_DIALOGS[viewOf(step).dialog ?? '']
  if (Own) return <Own order={order} onTake={onTake} onClose={onClose} />
  const title = t(`order.action.${step}`)
  const subject = t('order.subject', {
    id: order.id,
    client: order.client_name,
    total: money(order.total_value),
  })
  if (fieldsOf(step).length > 0)
    return (
      <StepDialog step={step} title={title} onTake={onTake} onClose={onClose}>
        <p className="ad-soft">{subject}</p>
      </StepDialog>
    )
  return (
    <ConfirmDialog title={title} confirmText={title} isBusy={isBusy} onConfirm={onConfirm} onClose={onClose}>
      <p>{subject}</p>
      <p className="ad-soft">{t('order.no_way_back')}</p>
    </ConfirmDialog>
  )
}
