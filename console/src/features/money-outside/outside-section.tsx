import type { Report } from '@deportivo/contracts/reports/declare-report'
import {
  OUTSIDE_KINDS,
  OUTSIDE_PER_PAGE,
  type OutsideOrder,
} from '@deportivo/contracts/reports/outside-orders'
import { useTexts } from '../../shared/language/texts.tsx'
import { Pager } from '../../shared/list/pager/pager.tsx'
import type { CallError } from '../../shared/net/call-error.ts'
import { DetailSection, type DetailChip } from '../../shared/report/detail-section.tsx'
import { ErrorState } from '../../shared/ui/status/states.tsx'
import { OutsideTable } from './outside-table.tsx'
import type { OutsideWords } from './outside-words.ts'
import type { OutsidePosition } from './use-outside-position.ts'

interface Found {
  total: number
  value: number
  rows: readonly OutsideOrder[]
}

interface SectionProps {
  position: OutsidePosition
  words: OutsideWords
  data: Report | undefined
  found: Found | undefined
  error: CallError | undefined
  onRetry: () => void
}

const DIMENSIONS = { ct: 'carrier', balance: 'client', refund: 'refunded', goods: 'seller' } as const

/** The name of the client or the seller whose orders are shown: of the figures, else of an order. */
function nameOf({ kind, by, value }: OutsidePosition, { data, found }: Pick<SectionProps, 'data' | 'found'>) {
  const dimension = DIMENSIONS[kind]
  const row = data?.by[dimension]?.find((one) => String(one[by]) === value)
  if (row) return String(row[`${dimension}_name`])
  const [first] = found?.rows ?? []
  if (!first) return `#${value}`
  return kind === 'goods' ? first.seller_name : first.client_name
}

function chipsOf({ position, words, data, found }: SectionProps): DetailChip[] {
  const { by, value, widen } = position
  if (value === undefined) return []
  const text = by === 'carrier' ? words.carrier(value) : nameOf(position, { data, found })
  return [{ name: by, text, onRemove: widen }]
}

function Listed({ position, words, found, onRetry, error }: SectionProps & { found: Found }) {
  const { kind, query, goTo } = position
  const paging = { total: found.total, per_page: OUTSIDE_PER_PAGE, current_page: query.page }
  return (
    <>
      {error && <ErrorState error={error} titleKey="reports.not_refreshed" onRetry={onRetry} isCompact />}
      <p className="ad-soft ad-small">{words.sum(found.value)}</p>
      <OutsideTable kind={kind} rows={found.rows} words={words} />
      {paging.total > OUTSIDE_PER_PAGE && <Pager paging={paging} onPage={goTo} />}
    </>
  )
}

function Rows(props: SectionProps) {
  const t = useTexts()
  const { position, words, found, error, onRetry } = props
  if (found?.total === 0) return <p className="ad-soft">{t('outside.none')}</p>
  if (found) return <Listed {...props} found={found} />
  if (error) return <ErrorState error={error} onRetry={onRetry} isCompact />
  return <OutsideTable kind={position.kind} rows={undefined} words={words} />
}

/** The orders behind a figure: those with carriers until another was opened. */
export function OutsideSection(props: SectionProps) {
  const { position, words, found } = props
  const t = useTexts()
  return (
    <DetailSection
      title={words.title}
      total={found?.total}
      opened={position.opened}
      choice={{
        ...{ label: t('outside.which'), ids: OUTSIDE_KINDS, value: position.kind },
        onPick: position.chooseKind,
        textOf: (kind) => t(`outside.kind.${kind}`),
      }}
      chips={chipsOf(props)}
    >
      <Rows {...props} />
    </DetailSection>
  )
}
