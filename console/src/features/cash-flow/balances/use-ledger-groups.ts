import type { LedgerChoice } from '@deportivo/contracts/finance/money-accounts'
import { cashFlow } from '@deportivo/contracts/reports/cash-flow'
import type { TextKey } from '@deportivo/texts/texts'
import { useTexts } from '../../../shared/language/texts.tsx'
import { useReportWords } from '../../../shared/report/use-report-words.ts'

const GROUPS: readonly (readonly [prefix: string, title: TextKey])[] = [
  ['register-', 'money_accounts.registers'],
  ['deposit-', 'money_accounts.deposits'],
  ['method-', 'money_accounts.methods'],
  ['expense-', 'money_accounts.expenses'],
]

/** What may pay into an account, by what it is; without what another account has. */
export function useLedgerGroups(choices: readonly LedgerChoice[], accountId: number | null) {
  const t = useTexts()
  const words = useReportWords()
  const free = choices.filter(({ account_id }) => account_id === null || account_id === accountId)
  return GROUPS.map(([prefix, title]) => ({
    title: t(title),
    options: free
      .filter(({ ledger }) => ledger.startsWith(prefix))
      .map(({ ledger, name }) => ({
        value: ledger,
        label: words.row('account', cashFlow.dimensions.account, {
          account: ledger,
          account_name: name ?? '',
        }),
      })),
  })).filter(({ options }) => options.length > 0)
}
