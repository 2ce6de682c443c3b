import type { CashEntry } from '@deportivo/contracts/reports/cash-entries'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { SettlementLink } from '../../entities/settlement/settlement-link.tsx'
import { DataTable } from '../../shared/list/table/data-table.tsx'
import type { Column } from '../../shared/list/table/table-types.ts'
import { paths, PATTERNS } from '../../shared/navigation/paths.ts'
import { useCan } from '../../shared/session/session.tsx'
import { TransferDetail } from './balances/transfer-detail.tsx'
import { isTransfer, type EntryWords } from './entry-words.ts'

/** The page of an entry's order, of the expenses of its day, or of the registers; null where the user may not open it. */
function useEntryUrl() {
  const mayReadExpenses = useCan('read expenses')
  const mayUseRegisters = useCan('manage cashier')
  return ({ kind, owner_id, client_id, day }: CashEntry): string | null => {
    if (kind === 'expense')
      return mayReadExpenses ? `${paths.expenses}?from=${day}&to=${day}&state=approved` : null
    if (['count', 'drawer', 'transfer'].includes(kind)) return mayUseRegisters ? PATTERNS.cashier : null
    return paths.sale(owner_id, client_id ?? undefined)
  }
}

interface MovementProps {
  entry: CashEntry
  url: string | null
  words: EntryWords
  /** Opens a transfer. */
  onOpen: (id: number) => void
}

function MovementName({ entry, url, words, onOpen }: MovementProps) {
  const text = <bdi>{words.of(entry)}</bdi>
  if (isTransfer(entry.entry))
    return (
      <button type="button" className="ad-link ad-table__strong" onClick={() => onOpen(entry.owner_id)}>
        {text}
      </button>
    )
  if (url === null) return <span className="ad-table__strong">{text}</span>
  return (
    <Link to={url} className="ad-table__strong">
      {text}
    </Link>
  )
}

/** An entry, with a link to what it is about. */
function Movement({ entry, url, words, onOpen }: MovementProps) {
  return (
    <span className="ad-cell__lines">
      <MovementName entry={entry} url={url} words={words} onOpen={onOpen} />
      {entry.settlement && <SettlementLink settlement={entry.settlement} />}
      {entry.note !== null && (
        <span className="ad-table__sub">
          <bdi>{entry.note}</bdi>
        </span>
      )}
    </span>
  )
}

function useColumns(words: EntryWords, onOpen: MovementProps['onOpen']): Column<CashEntry>[] {
  const urlOf = useEntryUrl()
  const { head } = words
  return [
    {
      id: 'of',
      header: head.of,
      role: 'main',
      width: 300,
      least: 200,
      cell: (entry) => <Movement entry={entry} url={urlOf(entry)} words={words} onOpen={onOpen} />,
    },
    {
      id: 'amount',
      header: head.amount,
      align: 'end',
      width: 140,
      least: 120,
      cell: ({ amount }) => <span className="ad-num">{words.money(amount)}</span>,
    },
    { id: 'kind', header: head.kind, width: 170, least: 120, cell: words.kind },
    {
      id: 'account',
      header: head.account,
      width: 170,
      least: 120,
      cell: (entry) => <bdi>{words.account(entry)}</bdi>,
    },
    {
      id: 'store',
      header: head.store,
      width: 130,
      least: 110,
      cell: (entry) => <bdi>{words.store(entry)}</bdi>,
    },
    {
      id: 'at',
      header: head.at,
      width: 170,
      least: 160,
      cell: (entry) => <span className="ad-num">{words.at(entry)}</span>,
    },
  ]
}

/** Movements of money, what went out with a minus. */
export function EntryTable({ rows, words }: { rows: readonly CashEntry[] | undefined; words: EntryWords }) {
  const [opened, setOpened] = useState<number | null>(null)
  return (
    <>
      <DataTable
        caption={words.title}
        columns={useColumns(words, setOpened)}
        rows={rows}
        rowKey={({ entry, account }) => `${entry} ${account}`}
        empty={null}
      />
      {opened !== null && <TransferDetail id={opened} onClose={() => setOpened(null)} />}
    </>
  )
}
