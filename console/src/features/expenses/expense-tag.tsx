import type { Expense } from '@deportivo/contracts/finance/expenses'
import { useTexts } from '../../shared/language/texts.tsx'
import '../../entities/order/state-tag.css'

const CLASSES: Readonly<Record<Expense['state'], string>> = {
  pending: 'ad-tag ad-tag--progress',
  approved: 'ad-tag ad-tag--success',
  refused: 'ad-tag ad-tag--danger',
}

/** The state of an expense in words and tone. */
export function ExpenseTag({ state }: { state: Expense['state'] }) {
  const t = useTexts()
  return <span className={CLASSES[state]}>{t(`expense.state.${state}`)}</span>
}
