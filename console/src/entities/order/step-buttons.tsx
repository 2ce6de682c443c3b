import type { NextStep, Order } from '@deportivo/contracts/orders/order'
import type { StepName } from '@deportivo/lifecycle/order/steps'
import { useState } from 'react'
import { reportError } from '../../shared/toasts/report-error.ts'
import { useTexts } from '../../shared/language/texts.tsx'
import { useKeys } from '../../shared/hooks/use-keys.ts'
import { useFormats } from '../../shared/language/use-formats.ts'
import { ActionButton } from '../../shared/ui/action-button.tsx'
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx'
import { reasonOf } from './reason-of.ts'
import { StepDialog } from './step-dialog.tsx'
import { fieldsOf } from './step-fields.ts'
import type { StepExtra } from './use-step-file.ts'
import { useSteps, type StepFields } from './use-steps.ts'

type OrderInHand = Pick<Order, 'id' | 'version' | 'client_name' | 'total_value' | 'next'>

/**
 * One button for each step that the server offers for this order, and none besides. `elsewhere` names steps that a page
 * of its own takes, as the checkout does; `primary` the one that leads on.
 */
export function StepButtons({
  order,
  only,
  except = [],
  elsewhere = {},
  primary,
  isFill = false,
  onChanged,
}: {
  order: OrderInHand
  only?: readonly StepName[]
  except?: readonly StepName[]
  elsewhere?: Partial<Record<StepName, () => void>>
  primary?: StepName
  isFill?: boolean
  onChanged: (order: Order) => void
}) {
  const t = useTexts()
  const { money } = useFormats()
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
    else if (fieldsOf(next.step).length > 0 || next.final) setAsked(next)
    else run(next.step).catch(reportError)
  }
  const confirm = (step: StepName) => {
    run(step).then(() => setAsked(null), reportError)
  }
  const close = () => setAsked(null)
  const rank = ({ step }: NextStep) => (step === primary ? 0 : step === 'cancel' ? 2 : 1)
  const main = order.next.find(({ step, allowed }) => step === primary && allowed)
  useKeys(main ? { 'Ctrl+Enter': () => press(main) } : {})
  const offered = order.next
    .filter(({ step }) => !except.includes(step) && (only === undefined || only.includes(step)))
    .sort((a, b) => rank(a) - rank(b))
  const subject = t('order.subject', {
    id: order.id,
    client: order.client_name,
    total: money(order.total_value),
  })
  return (
    <>
      {offered.map((next) => (
        <ActionButton
          key={next.step}
          intent={next.step === primary ? 'primary' : next.step === 'cancel' ? 'danger' : 'none'}
          variant={next.step === 'cancel' ? 'minimal' : 'solid'}
          fill={isFill && next.step === primary}
          loading={running === next.step && asked === null}
          reason={reasonOf(next)}
          onClick={() => press(next)}
        >
          {t(`order.action.${next.step}`)}
        </ActionButton>
      ))}
      {asked && fieldsOf(asked.step).length > 0 && (
        <StepDialog
          step={asked.step}
          title={t(`order.action.${asked.step}`)}
          onTake={(fields, extra) => run(asked.step, fields, extra)}
          onClose={close}
        >
          <p className="ad-soft">{subject}</p>
        </StepDialog>
      )}
      {asked && fieldsOf(asked.step).length === 0 && (
        <ConfirmDialog
          title={t(`order.action.${asked.step}`)}
          confirmText={t(`order.action.${asked.step}`)}
          isBusy={running === asked.step}
          onConfirm={() => confirm(asked.step)}
          onClose={close}
        >
          <p>{subject}</p>
          <p className="ad-soft">{t('order.no_way_back')}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
