import { Button } from '@blueprintjs/core'
import { Edit, Trash } from '@blueprintjs/icons'
import type { AccountBalance } from '@deportivo/contracts/finance/money-accounts'
import type { CashFlow } from '@deportivo/contracts/reports/cash-entries'
import { Link, useSearchParams } from 'react-router-dom'
import { useTexts } from '../../../shared/language/texts.tsx'
import { useFormats } from '../../../shared/language/use-formats.ts'
import { DataTable } from '../../../shared/list/table/data-table.tsx'
import type { Column } from '../../../shared/list/table/table-types.ts'
import { paths } from '../../../shared/navigation/paths.ts'
import { isCashOnly } from './is-cash-only.ts'
import { balanceUrl, daysBefore } from './balance-url.ts'

export interface BalanceActs {
  onEdit: (account: AccountBalance) => void
  onDelete: (account: AccountBalance) => void
}

interface FigureProps {
  row: AccountBalance
  header: string
  amount: number | null
  flow: CashFlow
  /** Null: nothing is behind it. */
  days?: { from: string; to: string } | null
}

/** An amount that leads to its entries. */
function Figure({ row, header, amount, flow, days }: FigureProps) {
  const t = useTexts()
  const { money } = useFormats()
  const [params] = useSearchParams()
  if (amount === null) return <span className="ad-soft">–</span>
  if (days === null) return <span className="ad-num">{money(amount)}</span>
  const label = t('balances.figure', { figure: header, account: row.name })
  return (
    <Link
      className="ad-num"
      to={balanceUrl(params, { account: row, flow, ...(days ? { days } : {}) })}
      aria-label={`${money(amount)}, ${label}`}
    >
      {money(amount)}
    </Link>
  )
}

function Acts({ row, acts: { onEdit, onDelete } }: { row: AccountBalance; acts: BalanceActs }) {
  const t = useTexts()
  const { name } = row
  return (
    <span className="ad-row ad-no-print">
      <Button
        variant="minimal"
        icon={<Edit />}
        aria-label={t('money_accounts.edit', { name })}
        onClick={() => onEdit(row)}
      />
      <Button
        variant="minimal"
        icon={<Trash />}
        aria-label={t('money_accounts.delete', { name })}
        onClick={() => onDelete(row)}
      />
    </span>
  )
}

function useColumns(from: string, acts: BalanceActs | null): Column<AccountBalance>[] {
  const t = useTexts()
  const { shopDay } = useFormats()
  const figure = (
    id: 'opening' | 'in' | 'out' | 'closing',
    header: string,
    flow: CashFlow,
  ): Column<AccountBalance> => ({
    id,
    header,
    align: 'end',
    width: 150,
    least: 120,
    cell: (row) => (
      <Figure
        {...{ row, header, flow, amount: row[id] }}
        {...(id === 'opening' ? { days: daysBefore(row.opened_on, from) } : {})}
      />
    ),
  })
  return [
    {
      id: 'account',
      header: t('balances.account'),
      role: 'main',
      width: 240,
      least: 160,
      cell: ({ id, name, opened_on, ledgers }) => (
        <span className="ad-cell__lines">
          <bdi className="ad-table__strong">{name}</bdi>
          {opened_on > from && (
            <span className="ad-table__sub">{t('balances.not_open', { day: shopDay(opened_on) })}</span>
          )}
          {!isCashOnly({ ledgers }) && (
            <Link className="ad-table__sub ad-no-print" to={paths.reconciliation(id)}>
              {t('reconciliation.open')}
              <span className="ad-hidden"> {name}</span>
            </Link>
          )}
        </span>
      ),
    },
    figure('opening', t('balances.opening'), 'all'),
    figure('in', t('reports.measure.money_in'), 'in'),
    figure('out', t('reports.measure.money_out'), 'out'),
    figure('closing', t('balances.closing'), 'all'),
    ...(acts === null
      ? []
      : [
          {
            ...({ id: 'acts', header: '', role: 'actions', width: 96 } as const),
            cell: (row: AccountBalance) => <Acts row={row} acts={acts} />,
          },
        ]),
  ]
}

/** What each account had, what moved and what it has; each figure leads to its entries. */
export function BalanceTable({
  rows,
  from,
  acts,
}: {
  rows: readonly AccountBalance[] | undefined
  from: string
  acts: BalanceActs | null
}) {
  const t = useTexts()
  return (
    <DataTable
      caption={t('balances.title')}
      columns={useColumns(from, acts)}
      rows={rows}
      rowKey={({ id }) => id}
      empty={null}
    />
  )
}
