import { NO_CARRIER, type OutsideKind, type OutsideOrder } from '@deportivo/contracts/reports/outside-orders'
import { useTexts } from '../../shared/language/texts.tsx'
import { useFormats } from '../../shared/language/use-formats.ts'
import type { ReportTable } from '../../shared/report/file/report-table.ts'
import { useReportWords } from '../../shared/report/use-report-words.ts'

/** The words of a list of orders whose money is outside, on screen and in its file. */
export function useOutsideWords(kind: OutsideKind) {
  const t = useTexts()
  const words = useReportWords()
  const { instant, money } = useFormats()
  return {
    head: {
      order: t('outside.order'),
      state: t('reports.dimension.state'),
      seller: t('reports.dimension.seller'),
      carrier: t('outside.carrier'),
      amount: t('outside.amount'),
      age: t('outside.age'),
      since: t('outside.since'),
    },
    title: t(`outside.title_${kind}`),
    amount: ({ amount }: OutsideOrder) => money(amount),
    sum: (value: number) => t('outside.sum', { amount: money(value) }),
    age: ({ days }: OutsideOrder) => words.figure('days', days),
    since: ({ since }: OutsideOrder) => instant(since),
    carrier: (carrier: string) => (carrier === NO_CARRIER ? t('outside.carrier.-') : carrier),
    state: ({ state_id }: OutsideOrder) => t(`order.state.${state_id}`),
  }
}

export type OutsideWords = ReturnType<typeof useOutsideWords>

/** The same rows for a file. */
export function outsideTable(rows: readonly OutsideOrder[], words: OutsideWords): ReportTable {
  const { order, state, seller, carrier, amount, age, since } = words.head
  const texts = [order, state, seller, carrier].map((text) => ({ text, kind: 'text' }) as const)
  return {
    name: words.title,
    head: [
      ...texts,
      { text: amount, kind: 'money' },
      { text: age, kind: 'text' },
      { text: since, kind: 'text' },
    ],
    rows: rows.map((row) => [
      `#${row.order_id} ${row.client_name}`,
      words.state(row),
      row.seller_name,
      row.kind === 'ct' ? words.carrier(row.carrier) : null,
      row.amount,
      words.age(row),
      words.since(row),
    ]),
  }
}
