import { Button } from '@blueprintjs/core'
import {
  MATCHES_PER_PAGE,
  RECONCILIATION_ROUTES,
  type Match,
} from '@deportivo/contracts/finance/reconciliation'
import { useId, useState } from 'react'
import { useChange } from '../../../shared/hooks/use-change.ts'
import { Pager } from '../../../shared/list/pager/pager.tsx'
import { DataTable } from '../../../shared/list/table/data-table.tsx'
import type { Column } from '../../../shared/list/table/table-types.ts'
import { call } from '../../../shared/net/call.ts'
import { useFound } from '../../../shared/net/use-found.ts'
import { useCan } from '../../../shared/session/session.tsx'
import { ErrorState } from '../../../shared/ui/status/states.tsx'
import { EntryName, LineName } from './entry-name.tsx'
import { refreshReconciliation } from './refresh.ts'
import { useReconciliationWords, type ReconciliationWords } from './use-words.ts'

function useUndo() {
  return useChange(async ({ id, version }: Match) => {
    try {
      return await call(RECONCILIATION_ROUTES.undo, { params: { id }, body: { version } })
    } finally {
      await refreshReconciliation()
    }
  })
}

function useColumns(words: ReconciliationWords): Column<Match>[] {
  const { t, shopDay, money } = words
  const mayManage = useCan('manage cash_flow')
  const undo = useUndo()
  return [
    {
      id: 'movement',
      header: t('reconciliation.movement'),
      role: 'main',
      width: 260,
      least: 160,
      cell: ({ line }) => <LineName line={line} />,
    },
    {
      id: 'date',
      header: t('reconciliation.date'),
      width: 120,
      least: 100,
      cell: ({ line }) => <span className="ad-num">{shopDay(line.date)}</span>,
    },
    {
      id: 'amount',
      header: t('reconciliation.amount'),
      align: 'end',
      width: 140,
      least: 110,
      cell: ({ line }) => <span className="ad-num">{money(line.amount)}</span>,
    },
    {
      id: 'entry',
      header: t('reconciliation.entry'),
      width: 280,
      least: 180,
      cell: ({ entry }) => <EntryName entry={entry} words={words} />,
    },
    {
      id: 'by',
      header: t('reconciliation.confirmed_by'),
      width: 150,
      least: 120,
      cell: ({ confirmed_by }) => <bdi>{confirmed_by}</bdi>,
    },
    ...(mayManage
      ? [
          {
            ...({ id: 'acts', header: t('list.actions'), width: 110, least: 100 } as const),
            cell: (match: Match) => (
              <Button
                size="small"
                variant="minimal"
                className="ad-no-print"
                disabled={undo.isRunning}
                aria-label={t('reconciliation.undo_of', { line: words.line(match.line) })}
                onClick={() => void undo.run(match)}
              >
                {t('reconciliation.undo')}
              </Button>
            ),
          },
        ]
      : []),
  ]
}

/** The lines that are entries, newest first. */
export function MatchSection({ accountId, to }: { accountId: number; to: string }) {
  const words = useReconciliationWords()
  const { t } = words
  const titleId = useId()
  const [page, setPage] = useState(1)
  const asked = { params: { id: accountId }, query: { to, page } }
  const { data, error, refresh } = useFound(RECONCILIATION_ROUTES.matched, asked, { keepPrevious: true })
  const columns = useColumns(words)
  return (
    <section className="ad-card ad-card--padded ad-detail" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('reconciliation.matched')}</h2>
      {error && <ErrorState error={error} onRetry={refresh} isCompact />}
      {data?.total === 0 ? (
        <p className="ad-soft">{t('reconciliation.no_matches')}</p>
      ) : (
        <DataTable
          caption={t('reconciliation.matched')}
          columns={columns}
          rows={data?.rows}
          rowKey={({ id }) => id}
          empty={null}
        />
      )}
      {data && data.total > MATCHES_PER_PAGE && (
        <Pager
          paging={{ total: data.total, per_page: MATCHES_PER_PAGE, current_page: page }}
          onPage={setPage}
        />
      )}
    </section>
  )
}
