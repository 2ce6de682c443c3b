import type { OrderState } from '@deportivo/lifecycle/order/states'
import { useTexts } from '../../shared/language/texts.tsx'
import './state-tag.css'

type Tone = 'neutral' | 'reserved' | 'info' | 'progress' | 'success' | 'danger'

const TONES: Record<OrderState, Tone> = {
  pre_orden: 'neutral',
  reserved: 'reserved',
  reserved_by_seller: 'reserved',
  sold_local: 'success',
  validating_payment: 'info',
  assign_dispatch_assistant: 'info',
  getting_ready: 'progress',
  packing_up: 'progress',
  file_guide_sale: 'progress',
  delivered_local: 'success',
  delivered_customer: 'success',
  full_payment_ct: 'progress',
  file_payment_ct_sale: 'success',
  local_order: 'info',
  in_process: 'progress',
  received_1: 'progress',
  sent_to_seller: 'progress',
  delivered_to_seller: 'progress',
  finalized_by_seller: 'success',
  returned_by_seller: 'danger',
  return_to_news: 'danger',
  cancelled: 'danger',
}

/** The state of an order in words and tone; never in colour alone. */
export function StateTag({ state }: { state: OrderState }) {
  const t = useTexts()
  return <span className={`ad-tag ad-tag--${TONES[state]}`}>{t(`order.state.${state}`)}</span>
}
