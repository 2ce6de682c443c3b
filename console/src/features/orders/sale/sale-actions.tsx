import { Time } from '@blueprintjs/icons'
import type { Order } from '@deportivo/contracts/orders/order'
import type { StepName } from '@deportivo/lifecycle/order/steps'
import { StepButtons } from '../../../entities/order/actions/step-buttons.tsx'
import { isForOthers } from '../../../entities/order/actions/step-view.ts'
import { turnOfOthers } from '../../../entities/order/actions/whose-turn.ts'
import { useTexts } from '../../../shared/language/texts.tsx'
import { useSession } from '../../../shared/session/session.tsx'
import { NEXT_STEPS } from './use-focus-on-next.ts'

/** The steps that this user may take now; where the next one belongs to other users, which it is and whose. */
export function SaleActions({
  order,
  elsewhere,
  onChanged,
}: {
  order: Order
  elsewhere: Partial<Record<StepName, () => void>>
  onChanged: (order: Order) => void
}) {
  const t = useTexts()
  const { user } = useSession()
  const turn = turnOfOthers(order, user.id)
  if (!turn && order.next.every(isForOthers)) return null
  return (
    <div className={NEXT_STEPS} tabIndex={-1}>
      {turn && (
        <p className="ad-sale__turn">
          <Time size={14} aria-hidden />
          <span>
            {t(`sale.turn.${turn.team}`, {
              step: t(`order.action.${turn.step}`),
              name: order.seller_name,
            })}
          </span>
        </p>
      )}
      <StepButtons order={order} elsewhere={elsewhere} isFill onChanged={onChanged} />
    </div>
  )
}
