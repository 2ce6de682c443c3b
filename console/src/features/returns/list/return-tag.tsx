import type { ReturnSummary } from '@deportivo/contracts/returns/case'
import { useTexts } from '../../../shared/language/texts.tsx'
import '../../../entities/order/state-tag.css'

type State = ReturnSummary['state_id']

const CLASSES: Readonly<Record<State, string>> = {
  return_pending: 'ad-tag',
  return_received_store: 'ad-tag ad-tag--info',
  returned_to_store: 'ad-tag ad-tag--info',
  available_to_enlisting: 'ad-tag ad-tag--progress',
  return_voucher: 'ad-tag ad-tag--success',
  return_enlisting: 'ad-tag ad-tag--progress',
  return_delivered: 'ad-tag ad-tag--success',
  return_cancelled: 'ad-tag ad-tag--danger',
}

/** The state of a return case in words and tone; never in colour alone. */
export function ReturnTag({ state }: { state: State }) {
  const t = useTexts()
  return <span className={CLASSES[state]}>{t(`return.state.${state}`)}</span>
}
