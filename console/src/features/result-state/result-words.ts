import type { ResultEntry, ResultPart } from '@deportivo/contracts/reports/result-entries'
import { useTexts } from '../../shared/language/texts.tsx'
import { useFormats } from '../../shared/language/use-formats.ts'
import type { FileKind } from '@deportivo/contracts/exports/file-columns'
import type { ReportTable } from '../../shared/report/file/report-table.ts'

const PESOS = ['sales', 'returns', 'cost', 'lost'] as const
export type ResultFigure = (typeof PESOS)[number] | 'uncosted'

/** What a list of a part shows of each entry. */
export const figuresOf = (part: ResultPart): readonly ResultFigure[] => (part === 'all' ? PESOS : [part])

const kindOf = (name: ResultFigure): FileKind => (name === 'uncosted' ? 'count' : 'money')

/** The words of a list of entries, on screen and in its file. */
export function useResultWords(part: ResultPart) {
  const t = useTexts()
  const { instant, money, count } = useFormats()
  const amount = (name: ResultFigure, value: number) => (name === 'uncosted' ? count(value) : money(value))
  return {
    title: t(`result.title_${part}`),
    head: { of: t('result.movement'), kind: t('result.kind'), at: t('result.at') },
    figure: (name: ResultFigure) => t(`result.part_${name}`),
    of: ({ kind, owner_id, client_name }: ResultEntry) =>
      `${kind === 'delivery' ? `#${owner_id}` : t('returns.name', { id: owner_id })} ${client_name ?? ''}`.trim(),
    kind: ({ kind, is_reversal }: ResultEntry) => t(`result.${is_reversal ? 'reversed' : 'kind'}.${kind}`),
    at: ({ at }: ResultEntry) => instant(at),
    sums: (sums: Pick<ResultEntry, ResultFigure>) =>
      figuresOf(part)
        .map((name) => `${t(`result.part_${name}`)} ${amount(name, sums[name])}`)
        .join(' · '),
    amount,
  }
}

export type ResultWords = ReturnType<typeof useResultWords>

/** The same rows for a file. */
export function resultTable(rows: readonly ResultEntry[], part: ResultPart, words: ResultWords): ReportTable {
  const figures = figuresOf(part)
  return {
    name: words.title,
    head: [
      { text: words.head.of, kind: 'text' },
      { text: words.head.kind, kind: 'text' },
      { text: words.head.at, kind: 'text' },
      ...figures.map((name) => ({ text: words.figure(name), kind: kindOf(name) })),
    ],
    rows: rows.map((entry) => [
      words.of(entry),
      words.kind(entry),
      words.at(entry),
      ...figures.map((name) => entry[name]),
    ]),
  }
}
