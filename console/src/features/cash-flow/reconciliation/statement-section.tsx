import { Button } from '@blueprintjs/core'
import { Trash } from '@blueprintjs/icons'
import { removeBankStatement, type BankStatement } from '@deportivo/contracts/finance/bank-statements'
import { useId, useState } from 'react'
import { DeleteDialog } from '../../../shared/form/delete-dialog.tsx'
import { DataTable } from '../../../shared/list/table/data-table.tsx'
import type { Column } from '../../../shared/list/table/table-types.ts'
import { call } from '../../../shared/net/call.ts'
import { useCan } from '../../../shared/session/session.tsx'
import { refreshReconciliation } from './refresh.ts'
import { useReconciliationWords } from './use-words.ts'

function RemoveStatement({ statement, onClose }: { statement: BankStatement; onClose: () => void }) {
  const { t } = useReconciliationWords()
  const { id, version, file_name: name } = statement
  const remove = async () => {
    const reply = await call(removeBankStatement, { params: { id }, body: { version } })
    await refreshReconciliation()
    return reply
  }
  return (
    <DeleteDialog title={t('reconciliation.remove_of', { name })} remove={remove} onClose={onClose}>
      {t('reconciliation.remove_text')}
    </DeleteDialog>
  )
}

function useColumns(onRemove: (statement: BankStatement) => void): Column<BankStatement>[] {
  const { t, shopDay, count, instant } = useReconciliationWords()
  const mayManage = useCan('manage cash_flow')
  return [
    {
      id: 'file',
      header: t('reconciliation.file'),
      role: 'main',
      width: 260,
      least: 160,
      cell: ({ file_name }) => <bdi className="ad-table__strong">{file_name}</bdi>,
    },
    {
      id: 'days',
      header: t('reconciliation.days'),
      width: 220,
      least: 170,
      cell: ({ first_day, last_day }) => (
        <span className="ad-num">{`${shopDay(first_day)} – ${shopDay(last_day)}`}</span>
      ),
    },
    {
      id: 'lines',
      header: t('reconciliation.count'),
      align: 'end',
      width: 120,
      least: 100,
      cell: ({ lines }) => <span className="ad-num">{count(lines)}</span>,
    },
    {
      id: 'matched',
      header: t('reconciliation.matched'),
      align: 'end',
      width: 120,
      least: 100,
      cell: ({ matched }) => <span className="ad-num">{count(matched)}</span>,
    },
    {
      id: 'by',
      header: t('reconciliation.uploaded'),
      width: 220,
      least: 160,
      cell: ({ created_by, created_at }) => (
        <span className="ad-cell__lines">
          <bdi>{created_by}</bdi>
          <span className="ad-table__sub ad-num">{instant(created_at)}</span>
        </span>
      ),
    },
    ...(mayManage
      ? [
          {
            ...({ id: 'acts', header: '', role: 'actions', width: 64 } as const),
            cell: (statement: BankStatement) => (
              <Button
                variant="minimal"
                icon={<Trash />}
                className="ad-no-print"
                aria-label={t('reconciliation.remove_of', { name: statement.file_name })}
                onClick={() => onRemove(statement)}
              />
            ),
          },
        ]
      : []),
  ]
}

/** The files that the lines of the bank are from. */
export function StatementSection({ statements }: { statements: readonly BankStatement[] }) {
  const { t } = useReconciliationWords()
  const titleId = useId()
  const [removed, setRemoved] = useState<BankStatement | null>(null)
  const columns = useColumns(setRemoved)
  return (
    <section className="ad-card ad-card--padded ad-detail" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('reconciliation.statements')}</h2>
      <DataTable
        caption={t('reconciliation.statements')}
        columns={columns}
        rows={statements}
        rowKey={({ id }) => id}
        empty={null}
      />
      {removed && <RemoveStatement statement={removed} onClose={() => setRemoved(null)} />}
    </section>
  )
}
