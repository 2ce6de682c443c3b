import { STAY_KINDS, STAYS_PER_PAGE, type Stay } from '@deportivo/contracts/reports/stays'
import type { Report } from '@deportivo/contracts/reports/declare-report'
import { Link } from 'react-router-dom'
import { useTexts } from '../../shared/language/texts.tsx'
import { paths } from '../../shared/navigation/paths.ts'
import type { CallError } from '../../shared/net/call-error.ts'
import { DetailRows } from '../../shared/report/detail-rows.tsx'
import { DetailSection } from '../../shared/report/detail-section.tsx'
import { useCan } from '../../shared/session/session.tsx'
import { isPresent, type StayWords } from './stay-columns.ts'
import { stayChips } from './stay-chips.ts'
import { StayTable } from './stay-table.tsx'
import type { StayPosition } from './use-stay-position.ts'

interface Found {
  total: number
  rows: readonly Stay[]
}

interface SectionProps {
  position: StayPosition
  words: StayWords
  data: Report | undefined
  found: Found | undefined
  error: CallError | undefined
  onRetry: () => void
}

/** The same orders on the board, where its filters can name them; and why goods came back in these days. */
function Elsewhere({
  position: { kind, query, state_id, auxiliary_user_id },
}: Pick<SectionProps, 'position'>) {
  const t = useTexts()
  const mayReadReasons = useCan('read administrative')
  const board = new URLSearchParams({
    ...(kind === 'late' ? { late: '1' } : {}),
    ...(state_id === undefined ? {} : { state: state_id }),
    ...(auxiliary_user_id === undefined ? {} : { assistant: auxiliary_user_id }),
  })
  const days = new URLSearchParams({ range: 'custom', from: query.from, to: query.to })
  return (
    <p className="ad-row ad-row--wrap ad-small ad-no-print">
      {isPresent(kind) && !('store_id' in query) && (
        <Link to={`${paths.dispatches}?${board.toString()}`}>{t('stays.on_board')}</Link>
      )}
      {mayReadReasons && <Link to={`/return-reasons?${days.toString()}`}>{t('stays.returns')}</Link>}
    </p>
  )
}

function Rows({ position, words, found, error, onRetry }: Omit<SectionProps, 'data'>) {
  const t = useTexts()
  const { kind, query, goTo } = position
  return (
    <DetailRows
      {...{ total: found?.total, none: t(kind === 'late' ? 'stays.none_late' : 'stays.none') }}
      {...{ page: query.page, perPage: STAYS_PER_PAGE, onPage: goTo, error, onRetry }}
    >
      <StayTable rows={found?.rows} words={words} />
    </DetailRows>
  )
}

/** The orders behind a figure, the late ones until another was opened. */
export function StaySection(props: SectionProps) {
  const { position, words, data, found } = props
  const t = useTexts()
  return (
    <DetailSection
      title={words.title}
      total={found?.total}
      opened={position.opened}
      choice={{
        label: t('stays.which'),
        ids: STAY_KINDS,
        value: position.kind,
        onPick: position.chooseKind,
        textOf: (kind) => t(`stays.${kind}`),
      }}
      chips={stayChips(position, { data, rows: found?.rows ?? [], t })}
    >
      <Rows {...props} />
      <Elsewhere position={position} />
    </DetailSection>
  )
}
