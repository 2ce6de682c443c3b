import { CASH_ENTRIES_PER_PAGE, CASH_FLOWS, type CashEntry } from '@deportivo/contracts/reports/cash-entries'
import { useTexts } from '../../shared/language/texts.tsx'
import type { CallError } from '../../shared/net/call-error.ts'
import { DetailRows } from '../../shared/report/detail-rows.tsx'
import { DetailSection } from '../../shared/report/detail-section.tsx'
import { useDelaysReveal } from '../../shared/ui/status/reveal-once-loaded.tsx'
import { Skeleton } from '../../shared/ui/status/states.tsx'
import { EntryTable } from './entry-table.tsx'
import type { EntryWords } from './entry-words.ts'
import type { EntryPosition } from './use-entry-position.ts'

interface SectionProps {
  position: EntryPosition
  /** Of the account that the entries are of. */
  accountName: string | undefined
  words: EntryWords
  found: { total: number; in: number; out: number; rows: readonly CashEntry[] } | undefined
  error: CallError | undefined
  onRetry: () => void
}

/** What came in and went out in all. */
function Sums({ words, found }: Pick<SectionProps, 'words' | 'found'>) {
  const t = useTexts()
  return (
    <p className="ad-small ad-soft ad-num">
      {found ? (
        t('cash.sums', { in: words.money(found.in), out: words.money(found.out) })
      ) : (
        <Skeleton width="30%" height="1lh" />
      )}
    </p>
  )
}

function Rows({ position, words, found, error, onRetry }: Omit<SectionProps, 'accountName'>) {
  const t = useTexts()
  return (
    <DetailRows
      {...{ total: found?.total, none: t('cash.none'), error, onRetry }}
      {...{ page: position.query.page, perPage: CASH_ENTRIES_PER_PAGE, onPage: position.goTo }}
    >
      <Sums words={words} found={found} />
      <EntryTable rows={found?.rows} words={words} />
    </DetailRows>
  )
}

/** The entries behind a figure, all of the period until one was opened. */
export function EntrySection(props: SectionProps) {
  useDelaysReveal(!props.found && !props.error)
  const { position, accountName, words, found } = props
  const t = useTexts()
  const { kind, accountId, showAllKinds, showAllAccounts } = position
  const chips = [
    ...(kind === undefined ? [] : [{ name: 'kind', text: t(`cash.kind.${kind}`), onRemove: showAllKinds }]),
    ...(accountId === undefined
      ? []
      : [{ name: 'of', text: accountName ?? `#${accountId}`, onRemove: showAllAccounts }]),
  ]
  return (
    <DetailSection
      title={words.title}
      total={found?.total}
      opened={position.opened}
      choice={{
        label: t('cash.which'),
        ids: CASH_FLOWS,
        value: position.flow,
        onPick: position.chooseFlow,
        textOf: (flow) => t(`cash.flow_${flow}`),
      }}
      chips={chips}
    >
      <Rows {...props} />
    </DetailSection>
  )
}
