import type { Reconciliation } from '@deportivo/contracts/finance/reconciliation'
import { useId, type ReactNode } from 'react'
import '../../../shared/import/import.css'
import { useTexts } from '../../../shared/language/texts.tsx'
import { useFormats } from '../../../shared/language/use-formats.ts'
import '../../../shared/report/detail-section.css'
import { useCan } from '../../../shared/session/session.tsx'
import { EntryTable } from '../entry-table.tsx'
import { useEntryWords } from '../entry-words.ts'
import { ConfirmAll } from './confirm-all.tsx'
import { ReconciliationFigures } from './figures.tsx'
import { LineTable, type OpenForms } from './line-table.tsx'
import { MatchSection } from './match-section.tsx'
import { StatementSection } from './statement-section.tsx'

interface SideProps {
  title: string
  none: string
  count: number
  shown: number
  action?: ReactNode
  children: ReactNode
}

/** What one side has and the other does not. */
function Side({ title, none, count, shown, action, children }: SideProps) {
  const t = useTexts()
  const { count: written } = useFormats()
  const titleId = useId()
  return (
    <section className="ad-card ad-card--padded ad-detail" aria-labelledby={titleId}>
      <header className="ad-detail__head">
        <h2 id={titleId}>{title}</h2>
        {count > 0 && action}
      </header>
      {count === 0 ? <p className="ad-soft">{none}</p> : children}
      {count > shown && (
        <p className="ad-small ad-soft">
          {t('reconciliation.more', { shown: written(shown), count: written(count) })}
        </p>
      )}
    </section>
  )
}

interface Props extends OpenForms {
  found: Reconciliation
  onDay: (to: string) => void
}

/** The bank beside the books: what differs, what is on one side only, and what was matched. */
export function ReconciliationView({ found, onDay, onExpense, onTransfer }: Props) {
  const t = useTexts()
  const words = useEntryWords({ flow: 'all' })
  const mayManage = useCan('manage cash_flow')
  const { account, lines, entries, unmatched_lines, unmatched_entries, statements, to } = found
  if (statements.length === 0)
    return <p className="ad-card ad-card--padded ad-soft">{t('reconciliation.none_yet')}</p>
  return (
    <>
      <ReconciliationFigures found={found} onDay={onDay} />
      <Side
        title={t('reconciliation.lines')}
        none={t('reconciliation.no_lines')}
        count={lines.count}
        shown={unmatched_lines.length}
        action={mayManage && <ConfirmAll found={found} />}
      >
        <LineTable
          accountId={account.id}
          lines={unmatched_lines}
          onExpense={onExpense}
          onTransfer={onTransfer}
        />
      </Side>
      <Side
        title={t('reconciliation.entries')}
        none={t('reconciliation.no_entries')}
        count={entries.count}
        shown={unmatched_entries.length}
      >
        <EntryTable rows={unmatched_entries} words={{ ...words, title: t('reconciliation.entries') }} />
      </Side>
      <MatchSection key={to} accountId={account.id} to={to} />
      <StatementSection statements={statements} />
    </>
  )
}
