import type { RequestSummary } from '@deportivo/contracts/requests/requests'
import { useTexts } from '../../shared/language/texts.tsx'
import '../../entities/order/state-tag.css'

type State = RequestSummary['state']

const CLASSES: Readonly<Record<State, string>> = {
  new: 'ad-tag ad-tag--progress',
  taken: 'ad-tag ad-tag--success',
  refused: 'ad-tag',
}

/** The state of a request in words and tone; never in colour alone. */
export function RequestTag({ state }: { state: State }) {
  const t = useTexts()
  return <span className={CLASSES[state]}>{t(`request.state.${state}`)}</span>
}
