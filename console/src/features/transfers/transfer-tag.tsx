import type { Transfer } from '@deportivo/contracts/catalogue/transfers'
import { useTexts } from '../../shared/language/texts.tsx'
import '../../entities/order/state-tag.css'

type State = Transfer['state']

const CLASSES: Readonly<Record<State, string>> = {
  draft: 'ad-tag',
  ready: 'ad-tag ad-tag--info',
  in_transit: 'ad-tag ad-tag--progress',
  received: 'ad-tag ad-tag--success',
  cancelled: 'ad-tag ad-tag--danger',
}

/** The state of a transfer in words and tone; never in colour alone. */
export function TransferTag({ state }: { state: State }) {
  const t = useTexts()
  return <span className={CLASSES[state]}>{t(`transfer.state.${state}`)}</span>
}
