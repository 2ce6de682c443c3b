import { Confirm, FastForward, Undo } from '@blueprintjs/icons'
import type { NextStep, Order } from '@deportivo/contracts/orders/order'
import { getOrder } from '@deportivo/contracts/orders/orders'
import { getAccount, type SellerGoods } from '@deportivo/contracts/sellers/settlements'
import type { StepName } from '@deportivo/lifecycle/order/steps'
import { useCallback, useState, type JSX, type ReactNode } from 'react'
import { AskedOfPage } from '../../../entities/order/actions/asked-of-page.tsx'
import { asksFirst, byRank, isForward, viewOf } from '../../../entities/order/actions/step-view.ts'
import { reasonOf } from '../../../entities/order/steps/reason-of.ts'
import { useOrderChanges } from '../../../entities/order/steps/use-order-change.ts'
import { useSteps, type StepRequest } from '../../../entities/order/steps/use-steps.ts'
import { useTexts } from '../../../shared/language/texts.tsx'
import type { RowStep } from '../../../shared/list/steps/row-step.ts'
import { call } from '../../../shared/net/call.ts'
import { revalidate } from '../../../shared/net/use-found.ts'
import type { SaleProps } from '../sale/sale-parts.ts'
import { reportError } from '../../../shared/toasts/report-error.ts'

/** The steps that a row offers: what is invoiced, and what goes back. The others are on the order's own page. */
const ICONS: Partial<Record<StepName, JSX.Element>> = {
  delivered_to_seller: <FastForward />,
  finalize: <Confirm />,
  return: <Undo />,
}

type Asked = { order: Order; of: AskedOfPage } | null

/** What may be done with goods that a seller has, in their row, and the dialog that asks first. */
export function useGoodsSteps(Finalize: SaleProps['parts']['Finalize']): {
  stepsOf: (order: SellerGoods) => RowStep[]
  dialog: ReactNode
} {
  const t = useTexts()
  const refresh = useCallback(() => void revalidate(getAccount), [])
  const { take: takeStep } = useSteps(refresh)
  const follow = useOrderChanges(refresh)
  const [asked, setAsked] = useState<Asked>(null)
  const onAsk = useCallback(
    (of: AskedOfPage | null) => setAsked((now) => (of && now ? { ...now, of } : null)),
    [],
  )
  const take = (request: StepRequest, order: Pick<Order, 'state_id'>) =>
    follow(order, () => takeStep(request))
  const press = async (row: SellerGoods, { step }: NextStep) => {
    try {
      if (!asksFirst(step)) return void (await take({ order: row, step }, row))
      const { data: order } = await call(getOrder, { params: { id: row.id } })
      setAsked({ order, of: { step, began: order } })
    } catch (error) {
      reportError(error)
    }
  }
  const stepsOf = (row: SellerGoods): RowStep[] =>
    [...row.next].sort(byRank).flatMap((next): RowStep[] => {
      const icon = ICONS[next.step]
      if (!icon) return []
      const { tone } = viewOf(next.step)
      return [
        {
          text: t(`order.action.${next.step}`),
          icon,
          isMain: isForward(next.step),
          ...(tone ? { tone } : {}),
          reason: reasonOf(next),
          onSelect: () => void press(row, next),
        },
      ]
    })
  const isBill = asked?.of.step === 'finalize'
  const dialog =
    asked && isBill ? (
      <Finalize order={asked.order} onChanged={refresh} onClose={() => setAsked(null)} />
    ) : (
      asked && (
        <AskedOfPage
          order={asked.order}
          asked={asked.of}
          take={({ id, version }, request) => take({ ...request, order: { id, version } }, asked.order)}
          onAsk={onAsk}
          onOrder={refresh}
        />
      )
    )
  return { stepsOf, dialog }
}
