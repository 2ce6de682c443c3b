import type { StockCount } from '@deportivo/contracts/catalogue/counts'
import { useTexts } from '../../shared/language/texts.tsx'
import '../../entities/order/state-tag.css'

type State = StockCount['state']

const CLASSES: Readonly<Record<State, string>> = {
  open: 'ad-tag ad-tag--progress',
  applied: 'ad-tag ad-tag--success',
  cancelled: 'ad-tag ad-tag--danger',
}

/** The state of a stock count in words and tone; never in colour alone. */
export function CountTag({ state }: { state: State }) {
  const t = useTexts()
  return <span className={CLASSES[state]}>{t(`count.state.${state}`)}</span>
}
