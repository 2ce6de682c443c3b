import { Button } from '@blueprintjs/core'
import type { UnmatchedLine } from '@deportivo/contracts/finance/reconciliation'
import { useState } from 'react'
import { DataTable } from '../../../shared/list/table/data-table.tsx'
import type { Column } from '../../../shared/list/table/table-types.ts'
import { useCan } from '../../../shared/session/session.tsx'
import { CandidatesDialog } from './candidates-dialog.tsx'
import { EntryName, LineName, ScoreText } from './entry-name.tsx'
import { useConfirm } from './use-confirm.ts'
import { useReconciliationWords, type ReconciliationWords } from './use-words.ts'

/** Opens a form that is filled in with what the bank states. */
export interface OpenForms {
  onExpense: (line: UnmatchedLine) => void
  onTransfer: (line: UnmatchedLine) => void
}

interface ActsProps extends OpenForms {
  line: UnmatchedLine
  words: ReconciliationWords
  confirm: ReturnType<typeof useConfirm>
  onOthers: (line: UnmatchedLine) => void
}

function NewEntry({ line, words, onExpense, onTransfer }: ActsProps) {
  const { t } = words
  const named = { line: words.line(line) }
  const mayCreate = useCan('create expenses')
  return (
    <>
      {line.amount < 0 && mayCreate && (
        <Button
          size="small"
          variant="minimal"
          aria-label={t('reconciliation.expense_of', named)}
          onClick={() => onExpense(line)}
        >
          {t('reconciliation.expense')}
        </Button>
      )}
      <Button
        size="small"
        variant="minimal"
        aria-label={t('reconciliation.transfer_of', named)}
        onClick={() => onTransfer(line)}
      >
        {t('reconciliation.transfer')}
      </Button>
    </>
  )
}

function Acts(props: ActsProps) {
  const { line, words, confirm, onOthers } = props
  const { t } = words
  const { proposal, candidates } = line
  const named = { line: words.line(line) }
  if (candidates.length === 0) return <NewEntry {...props} />
  return (
    <>
      {proposal && (
        <Button
          size="small"
          disabled={confirm.isRunning}
          aria-label={t('reconciliation.confirm_of', named)}
          onClick={() => void confirm.run({ line, entry: proposal.entry })}
        >
          {t('reconciliation.confirm')}
        </Button>
      )}
      {(candidates.length > 1 || !proposal) && (
        <Button
          size="small"
          variant="minimal"
          aria-label={t('reconciliation.others_of', named)}
          onClick={() => onOthers(line)}
        >
          {t('reconciliation.others')}
        </Button>
      )}
    </>
  )
}

function Proposal({
  line: { proposal, has_lost_entry },
  words,
}: {
  line: UnmatchedLine
  words: ReconciliationWords
}) {
  const { t } = words
  return (
    <span className="ad-cell__lines">
      {proposal ? (
        <>
          <EntryName entry={proposal.entry} words={words} />
          <span>
            <ScoreText score={proposal.score} />
          </span>
        </>
      ) : (
        <span className="ad-soft">{t('reconciliation.no_proposal')}</span>
      )}
      {has_lost_entry && <span className="ad-table__sub">{t('reconciliation.lost')}</span>}
    </span>
  )
}

interface Props extends OpenForms {
  accountId: number
  lines: readonly UnmatchedLine[]
}

function useColumns(
  words: ReconciliationWords,
  acts: Omit<ActsProps, 'line' | 'words'>,
): Column<UnmatchedLine>[] {
  const { t, shopDay, money } = words
  const mayManage = useCan('manage cash_flow')
  return [
    {
      id: 'movement',
      header: t('reconciliation.movement'),
      role: 'main',
      width: 260,
      least: 160,
      cell: (line) => <LineName line={line} />,
    },
    {
      id: 'date',
      header: t('reconciliation.date'),
      width: 120,
      least: 100,
      cell: ({ date }) => <span className="ad-num">{shopDay(date)}</span>,
    },
    {
      id: 'amount',
      header: t('reconciliation.amount'),
      align: 'end',
      width: 140,
      least: 110,
      cell: ({ amount }) => <span className="ad-num">{money(amount)}</span>,
    },
    {
      id: 'proposal',
      header: t('reconciliation.entry'),
      width: 280,
      least: 180,
      cell: (line) => <Proposal line={line} words={words} />,
    },
    ...(mayManage
      ? [
          {
            ...({ id: 'acts', header: t('list.actions'), width: 210, least: 190 } as const),
            cell: (line: UnmatchedLine) => (
              <span className="ad-row ad-row--wrap ad-no-print">
                <Acts {...acts} line={line} words={words} />
              </span>
            ),
          },
        ]
      : []),
  ]
}

/** What the bank has and the books do not, with the entry that each line probably is. */
export function LineTable({ accountId, lines, onExpense, onTransfer }: Props) {
  const words = useReconciliationWords()
  const confirm = useConfirm(accountId)
  const [chosen, setChosen] = useState<UnmatchedLine | null>(null)
  return (
    <>
      <DataTable
        caption={words.t('reconciliation.lines')}
        columns={useColumns(words, { confirm, onExpense, onTransfer, onOthers: setChosen })}
        rows={lines}
        rowKey={({ id }) => id}
        empty={null}
      />
      {chosen && <CandidatesDialog accountId={accountId} line={chosen} onClose={() => setChosen(null)} />}
    </>
  )
}
