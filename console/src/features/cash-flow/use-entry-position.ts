import {
  CASH_FLOWS,
  CASH_KINDS,
  type CashFlow,
  type CashKind,
} from '@deportivo/contracts/reports/cash-entries'
import { useMemo } from 'react'
import { useUrlState } from '../../shared/navigation/url-state.ts'
import type { ReportPosition } from '../../shared/report/use-report-position.ts'

const NAMES = ['list', 'kind', 'of', 'page'] as const
const BEGINS_ANEW = ['page'] as const

const oneOf = <T extends string>(values: readonly T[], value: string | undefined): T | undefined =>
  values.find((one) => one === value)

/** Which entries are shown below the figures, in the address; all of the period where it names none. */
export function useEntryPosition({ range, filters }: Pick<ReportPosition, 'range' | 'filters'>) {
  const [url, change] = useUrlState<(typeof NAMES)[number]>(NAMES, BEGINS_ANEW)
  return useMemo(() => {
    const { list, page } = url
    const flow: CashFlow = oneOf(CASH_FLOWS, list) ?? 'all'
    const kind: CashKind | undefined = oneOf(CASH_KINDS, url.kind)
    const accountId = Number(url.of) || undefined
    const query = {
      flow,
      from: range.from,
      to: range.to,
      ...filters,
      ...(kind === undefined ? {} : { kind }),
      ...(accountId === undefined ? {} : { money_account_id: accountId }),
      page: Math.max(1, Number(page) || 1),
    }
    return {
      flow,
      kind,
      accountId,
      query,
      /** A figure was opened, in contrast to a page that was. */
      opened: list === undefined ? null : JSON.stringify([list, kind, accountId, range, filters]),
      chooseFlow: (next: CashFlow) => change({ list: next }),
      showAllAccounts: () => change({ of: undefined }),
      showAllKinds: () => change({ kind: undefined }),
      goTo: (next: number) => change({ page: String(next) }),
    }
  }, [url, change, range, filters])
}

export type EntryPosition = ReturnType<typeof useEntryPosition>
