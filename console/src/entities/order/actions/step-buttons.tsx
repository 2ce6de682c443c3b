import type { NextStep, Order } from '@deportivo/contracts/orders/order'
import type { StepName } from '@deportivo/lifecycle/order/steps'
import { useState } from 'react'
import { reportError } from '../../../shared/toasts/report-error.ts'
import { useTexts } from '../../../shared/language/texts.tsx'
import { useKeys } from '../../../shared/hooks/use-keys.ts'
import { ActionButton } from '../../../shared/ui/controls/action-button.tsx'
import { reasonOf } from '../steps/reason-of.ts'
import { AskedOfPage } from './asked-of-page.tsx'
import { asksFirst, byRank, isForOthers, mainStep, viewOf } from './step-view.ts'
import { useStepCommands } from './use-step-commands.ts'
import { useOrderChanges } from '../steps/use-order-change.ts'
import { useSteps, type StepRequest } from '../steps/use-steps.ts'

/**
 * One button for each step that the server offers for this order and that this user's profile has, and none besides.
 * `elsewhere` names steps that a page of its own takes, as the checkout does.
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
  const { take: takeStep } = useSteps(onChanged)
  const follow = useOrderChanges(onChanged)
  const [asked, setAsked] = useState<AskedOfPage | null>(null)
  const [running, setRunning] = useState<StepName | null>(null)
  const take = (request: StepRequest) => follow(order, () => takeStep(request))
  const run = (step: StepName) => {
    setRunning(step)
    take({ order, step })
      .catch(reportError)
      .finally(() => setRunning(null))
  }
  const press = (next: NextStep) => {
    const goes = elsewhere[next.step]
    if (goes) goes()
    else if (asksFirst(next.step)) setAsked({ step: next.step, began: order })
    else run(next.step)
  }
  const main = mainStep(order.next)
  useStepCommands(order, press)
  useKeys(main?.allowed ? { 'Ctrl+Enter': () => press(main) } : {})
  const offered = order.next
    .filter((next) => !isForOthers(next))
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
          loading={running === next.step}
          reason={reasonOf(next)}
          isMain={next === main}
          onClick={() => press(next)}
        >
          {t(`order.action.${next.step}`)}
        </ActionButton>
      ))}
      {asked && (
        <AskedOfPage
          order={order}
          asked={asked}
          take={({ id, version }, request) => take({ ...request, order: { id, version } })}
          onAsk={setAsked}
          onOrder={onChanged}
        />
      )}
    </>
  )
}
