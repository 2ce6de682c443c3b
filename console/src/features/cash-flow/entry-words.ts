import type { CashEntry } from '@deportivo/contracts/reports/cash-entries'
import { cashFlow } from '@deportivo/contracts/reports/cash-flow'
import { useTexts } from '../../shared/language/texts.tsx'
import { useFormats } from '../../shared/language/use-formats.ts'
import type { ReportTable } from '../../shared/report/file/report-table.ts'
import { useReportWords } from '../../shared/report/use-report-words.ts'
import type { EntryPosition } from './use-entry-position.ts'

/** Of a register's shift: its counts, and cash without a sale. A deposit is a transfer, too. */
const SHIFT_KINDS: readonly string[] = ['count', 'drawer', 'transfer']

/** Money that was moved between accounts, in contrast to the deposit of a register. */
export const isTransfer = (entry: string): boolean => entry.startsWith('money_transfer:')

/** The words of a list of entries, on screen and in its file. */
export function useEntryWords({ flow }: Pick<EntryPosition, 'flow'>) {
  const t = useTexts()
  const words = useReportWords()
  const { instant, shopDay, money } = useFormats()
  return {
    title: t(`cash.title_${flow}`),
    head: {
      of: t('cash.movement'),
      amount: t('cash.amount'),
      kind: t('reports.dimension.cash_kind'),
      account: t('reports.dimension.account'),
      store: t('reports.dimension.store'),
      at: t('cash.at'),
    },
    of: ({ entry, kind, owner_id, category_name, client_name, corrects_id }: CashEntry): string => {
      if (isTransfer(entry)) return t('cash.transfer', { id: owner_id })
      const expense = { id: owner_id, category: category_name ?? '' }
      if (corrects_id !== null) return t('cash.correction', { ...expense, of: corrects_id })
      if (kind === 'expense') return t('cash.expense', expense)
      if (SHIFT_KINDS.includes(kind)) return t('cash.shift', { id: owner_id })
      return `#${owner_id} ${client_name ?? ''}`
    },
    kind: ({ kind }: CashEntry) => t(`cash.kind.${kind}`),
    account: ({ account, account_name }: CashEntry) =>
      words.row('account', cashFlow.dimensions.account, { account, account_name: account_name ?? '' }),
    store: ({ store_name }: CashEntry) => store_name ?? '–',
    at: ({ at, day }: CashEntry) => (at === null ? shopDay(day) : instant(at)),
    money,
  }
}

export type EntryWords = ReturnType<typeof useEntryWords>

/** The same rows for a file. */
export function entryTable(rows: readonly CashEntry[], words: EntryWords): ReportTable {
  return {
    name: words.title,
    head: Object.entries(words.head).map(([name, text]) => ({
      text,
      kind: name === 'amount' ? 'money' : 'text',
    })),
    rows: rows.map((entry) => [
      words.of(entry),
      entry.amount,
      words.kind(entry),
      words.account(entry),
      words.store(entry),
      words.at(entry),
    ]),
  }
}
