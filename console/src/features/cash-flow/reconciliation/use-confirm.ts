import { RECONCILIATION_ROUTES, type UnmatchedLine } from '@deportivo/contracts/finance/reconciliation'
import type { CashEntry } from '@deportivo/contracts/reports/cash-entries'
import { useChange } from '../../../shared/hooks/use-change.ts'
import { call } from '../../../shared/net/call.ts'
import { refreshReconciliation } from './refresh.ts'

export interface Pair {
  line: UnmatchedLine
  entry: CashEntry
}

/** Confirms that a line is an entry. What another user was faster with is shown, and read again. */
export const useConfirm = (accountId: number) =>
  useChange(async ({ line, entry }: Pair) => {
    const body = { line_id: line.id, entry: entry.entry, ledger: entry.account }
    try {
      return await call(RECONCILIATION_ROUTES.confirm, { params: { id: accountId }, body })
    } finally {
      await refreshReconciliation()
    }
  })
