import { MONEY_ACCOUNT_ROUTES } from '@deportivo/contracts/finance/money-accounts'
import { listCashEntries, type CashEntry } from '@deportivo/contracts/reports/cash-entries'
import { useMonthCloses } from '../../entities/month-close/use-month-closes.ts'
import { useTexts } from '../../shared/language/texts.tsx'
import type { Pages } from '../../shared/list/query/read-pages.ts'
import { call } from '../../shared/net/call.ts'
import { useFound } from '../../shared/net/use-found.ts'
import { reportList } from '../../shared/report/file/report-table.ts'
import type { UseDetail } from '../../shared/report/report-detail.ts'
import { useFigureChanges } from '../../shared/report/use-report.ts'
import { RevealOnceLoaded } from '../../shared/ui/status/reveal-once-loaded.tsx'
import { Skeleton } from '../../shared/ui/status/states.tsx'
import { balanceTable } from './balances/balance-file.ts'
import { BalanceSection } from './balances/balance-section.tsx'
import { EntrySection } from './entry-section.tsx'
import { entryTable, useEntryWords } from './entry-words.ts'
import { MonthCloseSection } from './month-close/month-close-section.tsx'
import { useEntryPosition, type EntryPosition } from './use-entry-position.ts'

/** Accounts, closed months and entries. */
const LOADING = (
  <>
    <Skeleton height={150} />
    <Skeleton height={120} />
    <Skeleton height={460} />
  </>
)

const entryPages = (query: EntryPosition['query']): Pages<CashEntry> => ({
  ask: async (page, signal) =>
    (await call(listCashEntries, { query: { ...query, ...page }, ...(signal ? { signal } : {}) })).data.rows,
  // A transfer has an entry in each of two accounts.
  rowKey: ({ entry, account }) => `${entry} ${account}`,
})

/** What each account has, which months are closed, and the entries behind the figures of the cash flow, in the address and in its file. */
export const useEntries: UseDetail = ({ report, position, isPaused }) => {
  const t = useTexts()
  const entries = useEntryPosition(position)
  const { from, to } = position.range
  const balances = useFound(MONEY_ACCOUNT_ROUTES.list, { query: { from, to } }, { keepPrevious: true })
  const closes = useMonthCloses()
  const words = useEntryWords(entries)
  const {
    data: found,
    error,
    refresh,
  } = useFound(listCashEntries, { query: entries.query }, { keepPrevious: true })
  useFigureChanges(report.name, isPaused, refresh)
  useFigureChanges(report.name, isPaused, balances.refresh)
  const accountName = balances.data?.rows.find(({ id }) => id === entries.accountId)?.name
  return {
    section: (
      <RevealOnceLoaded skeleton={LOADING}>
        <BalanceSection found={balances} from={from} />
        <MonthCloseSection found={closes} />
        <EntrySection
          position={entries}
          accountName={accountName}
          words={words}
          found={found}
          error={error}
          onRetry={refresh}
        />
      </RevealOnceLoaded>
    ),
    isLoading: [{ data: found, error }, balances, closes].some((read) => !read.data && !read.error),
    tables: balances.data ? [balanceTable(balances.data.rows, t)] : [],
    ...(found
      ? { list: reportList(found.total, entryPages(entries.query), (rows) => entryTable(rows, words)) }
      : {}),
  }
}
