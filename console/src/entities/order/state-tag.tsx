import { orderStateRow, type OrderState } from '@deportivo/lifecycle/order/states'
import { useTexts } from '../../shared/language/texts.tsx'
import './state-tag.css'

/** The state of an order in words and tone; never in colour alone. */
export function StateTag({ state }: { state: OrderState }) {
  const t = useTexts()
  return <span className={`ad-tag ad-tag--${orderStateRow(state).tone}`}>{t(`order.state.${state}`)}</span>
}
