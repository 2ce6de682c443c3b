import type { Stay, StayKind } from '@deportivo/contracts/reports/stays'
import { useTexts } from '../../shared/language/texts.tsx'
import { useFormats } from '../../shared/language/use-formats.ts'
import type { ReportTable } from '../../shared/report/file/report-table.ts'
import { useReportWords } from '../../shared/report/use-report-words.ts'

const MINUTE_S = 60

/** Why an order is late, and by how much; null where it isn't. */
export const overTarget = ({ minutes, target_minutes }: Stay): number | null =>
  target_minutes !== null && minutes >= target_minutes ? minutes - target_minutes : null

export const isPresent = (kind: StayKind): boolean => kind === 'late' || kind === 'now'

/** The words of a list of stays, on screen and in its file. */
export function useStayWords(kind: StayKind) {
  const t = useTexts()
  const words = useReportWords()
  const { instant } = useFormats()
  const lasting = (minutes: number | null) =>
    minutes === null ? '–' : words.figure('duration', minutes * MINUTE_S)
  const head = {
    order: t('stays.order'),
    state: t('reports.dimension.stage'),
    time: t('stays.time'),
    target: t('stays.target'),
    over: t('stays.over'),
    assistant: t('reports.dimension.assistant'),
    at: t(isPresent(kind) ? 'stays.since' : 'stays.left'),
    news: t('stays.news'),
  }
  return {
    head,
    title: t(`stays.title_${kind}`),
    lasting,
    at: ({ entered_at, left_at }: Stay) => instant(left_at ?? entered_at),
    assistant: ({ auxiliary_name, auxiliary_user_id }: Stay) =>
      auxiliary_user_id === null ? t('stays.nobody') : auxiliary_name || `#${auxiliary_user_id}`,
    state: ({ state_id }: Stay) => t(`order.state.${state_id}`),
  }
}

export type StayWords = ReturnType<typeof useStayWords>

/** The same rows for a file. */
export function stayTable(rows: readonly Stay[], words: StayWords): ReportTable {
  return {
    name: words.title,
    head: Object.values(words.head).map((text) => ({ text, kind: 'text' })),
    rows: rows.map((stay) => [
      `#${stay.order_id} ${stay.client_name}`,
      words.state(stay),
      words.lasting(stay.minutes),
      words.lasting(stay.target_minutes),
      words.lasting(overTarget(stay)),
      words.assistant(stay),
      words.at(stay),
      stay.newness ?? '',
    ]),
  }
}
