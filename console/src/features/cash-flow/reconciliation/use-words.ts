import type { StatementLine } from '@deportivo/contracts/finance/reconciliation'
import { useTexts } from '../../../shared/language/texts.tsx'
import { useFormats } from '../../../shared/language/use-formats.ts'
import { useEntryWords } from '../entry-words.ts'

/** How lines and entries are named. */
export function useReconciliationWords() {
  const t = useTexts()
  const { shopDay, money, instant, count } = useFormats()
  const entries = useEntryWords({ flow: 'all' })
  return {
    t,
    shopDay,
    money,
    instant,
    count,
    entries,
    /** For the name of a button: which line it is of. */
    line: ({ date, description, amount }: StatementLine) =>
      [shopDay(date), description, money(amount)].filter(Boolean).join(' · '),
  }
}

export type ReconciliationWords = ReturnType<typeof useReconciliationWords>
