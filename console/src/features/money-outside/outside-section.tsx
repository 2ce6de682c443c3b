import type { Report } from '@deportivo/contracts/reports/declare-report'
import {
  OUTSIDE_KINDS,
  OUTSIDE_PER_PAGE,
  type OutsideOrder,
} from '@deportivo/contracts/reports/outside-orders'
import { useTexts } from '../../shared/language/texts.tsx'
import type { CallError } from '../../shared/net/call-error.ts'
import { DetailRows } from '../../shared/report/detail-rows.tsx'
import { DetailSection, type DetailChip } from '../../shared/report/detail-section.tsx'
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

function Rows({ position, words, found, error, onRetry }: SectionProps) {
  const t = useTexts()
  const { kind, query, goTo } = position
  return (
    <DetailRows
      {...{ total: found?.total, none: t('outside.none'), error, onRetry }}
      {...{ page: query.page, perPage: OUTSIDE_PER_PAGE, onPage: goTo }}
    >
      {found && <p className="ad-soft ad-small">{words.sum(found.value)}</p>}
      <OutsideTable kind={kind} rows={found?.rows} words={words} />
    </DetailRows>
  )
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
        label: t('outside.which'),
        ids: OUTSIDE_KINDS,
        value: position.kind,
        onPick: position.chooseKind,
        textOf: (kind) => t(`outside.kind.${kind}`),
      }}
      chips={chipsOf(props)}
    >
      <Rows {...props} />
    </DetailSection>
  )
}
