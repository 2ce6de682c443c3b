import type { Transfer } from '@deportivo/contracts/catalogue/transfers'
import { useTexts } from '../../../shared/language/texts.tsx'
import '../../../entities/order/state-tag.css'

type State = Transfer['state']

const TONES: Readonly<Record<State, string>> = {
  draft: 'reserved',
  ready: 'info',
  in_transit: 'progress',
  received: 'success',
  cancelled: 'danger',
}

/** The state of a transfer in words and tone; never in colour alone. */
export function TransferTag({ state }: { state: State }) {
  const t = useTexts()
  return <span className={`ad-tag ad-tag--${TONES[state]}`}>{t(`transfer.state.${state}`)}</span>
}
