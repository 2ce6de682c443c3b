import {
  RESULT_ENTRIES_PER_PAGE,
  RESULT_PARTS,
  type ResultEntry,
  type ResultPart,
} from '@deportivo/contracts/reports/result-entries'
import { Link } from 'react-router-dom'
import { useTexts } from '../../shared/language/texts.tsx'
import { DataTable } from '../../shared/list/table/data-table.tsx'
import type { Column } from '../../shared/list/table/table-types.ts'
import { paths } from '../../shared/navigation/paths.ts'
import type { CallError } from '../../shared/net/call-error.ts'
import { DetailRows } from '../../shared/report/detail-rows.tsx'
import { DetailSection } from '../../shared/report/detail-section.tsx'
import { Skeleton } from '../../shared/ui/status/states.tsx'
import { figuresOf, type ResultWords } from './result-words.ts'
import type { ResultPosition } from './use-result-position.ts'

interface Found extends Pick<ResultEntry, 'sales' | 'returns' | 'cost' | 'lost' | 'uncosted'> {
  total: number
  rows: readonly ResultEntry[]
}

interface SectionProps {
  position: ResultPosition
  words: ResultWords
  found: Found | undefined
  error: CallError | undefined
  onRetry: () => void
}

const urlOf = ({ kind, owner_id, client_id }: ResultEntry): string =>
  kind === 'delivery' ? paths.sale(owner_id, client_id ?? undefined) : paths.returnCase(owner_id)

function columnsOf(part: ResultPart, words: ResultWords): Column<ResultEntry>[] {
  const { head } = words
  return [
    {
      id: 'of',
      header: head.of,
      role: 'main',
      width: 260,
      least: 180,
      cell: (entry) => (
        <Link to={urlOf(entry)} className="ad-table__strong">
          <bdi>{words.of(entry)}</bdi>
        </Link>
      ),
    },
    { id: 'kind', header: head.kind, width: 190, least: 150, cell: words.kind },
    ...figuresOf(part).map((name): Column<ResultEntry> => {
      const place = { id: name, header: words.figure(name), align: 'end', width: 130, least: 110 } as const
      return { ...place, cell: (entry) => <span className="ad-num">{words.amount(name, entry[name])}</span> }
    }),
    {
      id: 'at',
      header: head.at,
      width: 170,
      least: 150,
      cell: (entry) => <span className="ad-num">{words.at(entry)}</span>,
    },
  ]
}

const rowKey = ({ kind, owner_id, at, is_reversal }: ResultEntry) =>
  `${kind} ${owner_id} ${at} ${String(is_reversal)}`

function Rows({ position, words, found, error, onRetry }: SectionProps) {
  const t = useTexts()
  const { part, query, goTo } = position
  return (
    <DetailRows
      {...{ total: found?.total, none: t('result.none'), error, onRetry }}
      {...{ page: query.page, perPage: RESULT_ENTRIES_PER_PAGE, onPage: goTo }}
    >
      <p className="ad-small ad-soft">{found ? words.sums(found) : <Skeleton width="40%" height="1lh" />}</p>
      <DataTable
        caption={words.title}
        columns={columnsOf(part, words)}
        rows={found?.rows}
        rowKey={rowKey}
        empty={null}
      />
    </DetailRows>
  )
}

/** The entries behind a figure of the result, all of the period until one was opened. */
export function ResultSection(props: SectionProps) {
  const { position, words, found } = props
  const t = useTexts()
  return (
    <DetailSection
      title={words.title}
      total={found?.total}
      opened={position.opened}
      choice={{
        label: t('result.which'),
        ids: RESULT_PARTS,
        value: position.part,
        onPick: position.choosePart,
        textOf: (part) => t(`result.part_${part}`),
      }}
      chips={[]}
    >
      <Rows {...props} />
    </DetailSection>
  )
}
