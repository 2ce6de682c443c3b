import { DocumentShare, Stopwatch, Unlock } from '@blueprintjs/icons'
import { listReserved, type ReservedOrder } from '@deportivo/contracts/orders/reserved'
import type { NextStep } from '@deportivo/contracts/orders/order'
import { orderKind } from '@deportivo/lifecycle/order/kinds'
import type { StepName } from '@deportivo/lifecycle/order/steps'
import { useCallback, useState, type JSX, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { byRank, isForOthers } from '../../../entities/order/actions/step-view.ts'
import { reasonOf } from '../../../entities/order/steps/reason-of.ts'
import { useOrderChanges } from '../../../entities/order/steps/use-order-change.ts'
import { useSteps } from '../../../entities/order/steps/use-steps.ts'
import { dayInBogota } from '@deportivo/texts/formats/dates'
import { useTexts } from '../../../shared/language/texts.tsx'
import type { RowStep } from '../../../shared/list/steps/row-step.ts'
import { paths } from '../../../shared/navigation/paths.ts'
import { serverNow } from '../../../shared/net/clock.ts'
import { revalidate } from '../../../shared/net/use-found.ts'
import { reportError } from '../../../shared/toasts/report-error.ts'
import { ReleaseDialog } from './release-dialog.tsx'

/** The steps that a row offers; the others are on the order's own page. */
const ICONS: Partial<Record<StepName, JSX.Element>> = {
  check_out: <DocumentShare />,
  remind_seller: <Stopwatch />,
  release: <Unlock />,
}

/** The server refuses a second reminder on the same day. */
const isRemindedToday = ({ seller_reminded_at: last }: ReservedOrder): boolean =>
  last !== null && dayInBogota(Date.parse(last)) === dayInBogota(serverNow())

/** What may be done with a reserved order in its row, and the dialog that asks first. */
export function useReservedSteps(): { stepsOf: (order: ReservedOrder) => RowStep[]; dialog: ReactNode } {
  const t = useTexts()
  const navigate = useNavigate()
  const refresh = useCallback(() => void revalidate(listReserved), [])
  const { take } = useSteps(refresh)
  const follow = useOrderChanges(refresh)
  const [releasing, setReleasing] = useState<ReservedOrder | null>(null)
  const run = async (order: ReservedOrder, step: StepName) => {
    await follow(order, () => take({ order, step })).catch(reportError)
  }
  const press = (order: ReservedOrder, step: StepName) => {
    const checkout = orderKind(order).track === 'counter' ? paths.storageCheckout : paths.checkout
    if (step === 'check_out') void navigate(checkout(order.id, order.client_id))
    else if (step === 'release' && order.paid > 0) setReleasing(order)
    else void run(order, step)
  }
  const reasonFor = (order: ReservedOrder, next: NextStep): string | null =>
    next.step === 'remind_seller' && isRemindedToday(order)
      ? t('order.refused.reminded_today')
      : reasonOf(next)
  const stepsOf = (order: ReservedOrder): RowStep[] =>
    order.next
      .filter((next) => !isForOthers(next))
      .sort(byRank)
      .flatMap((next): RowStep[] => {
        const icon = ICONS[next.step]
        if (!icon) return []
        const text = t(`order.action.${next.step}`)
        const step = { text, icon, reason: reasonFor(order, next), onSelect: () => press(order, next.step) }
        return [{ ...step, isMain: next.step === 'check_out' }]
      })
  const dialog = releasing && (
    <ReleaseDialog
      order={releasing}
      onRelease={() => run(releasing, 'release')}
      onClose={() => setReleasing(null)}
    />
  )
  return { stepsOf, dialog }
}
