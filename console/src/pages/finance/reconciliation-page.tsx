import { MONEY_ACCOUNT_ROUTES } from '@deportivo/contracts/finance/money-accounts'
import {
  RECONCILIATION_ROUTES,
  type Reconciliation,
  type UnmatchedLine,
} from '@deportivo/contracts/finance/reconciliation'
import { cashFlow } from '@deportivo/contracts/reports/cash-flow'
import { useState } from 'react'
import { Link, useParams, useSearchParams } from 'react-router-dom'
import { TransferDialog } from '../../features/cash-flow/balances/transfer-dialog.tsx'
import { ReconciliationView } from '../../features/cash-flow/reconciliation/reconciliation-view.tsx'
import { StatementUpload } from '../../features/cash-flow/reconciliation/statement-upload.tsx'
import { ExpenseDialog } from '../../features/expenses/expense-dialog.tsx'
import { useTexts } from '../../shared/language/texts.tsx'
import { paths } from '../../shared/navigation/paths.ts'
import { useFound } from '../../shared/net/use-found.ts'
import { useFigureChanges } from '../../shared/report/use-report.ts'
import { useCan } from '../../shared/session/session.tsx'
import { Page } from '../../shared/ui/page/page.tsx'
import { ErrorState, Skeleton } from '../../shared/ui/status/states.tsx'

type Asked = { what: 'expense' | 'transfer'; line: UnmatchedLine } | null

// As much as a note takes.
const MOST_NOTE = 500

const noteOf = ({ description, reference }: UnmatchedLine) =>
  [description, reference].filter(Boolean).join(' · ').slice(0, MOST_NOTE) || null

/** The way of paying that the account has, where it has only one. */
function paymentOf({ account: { ledgers } }: Reconciliation): number | null {
  const [only, ...others] = ledgers.flatMap((ledger) => /^expense-(\d+)$/.exec(ledger)?.[1] ?? [])
  return only === undefined || others.length > 0 ? null : Number(only)
}

interface AskedProps {
  asked: NonNullable<Asked>
  found: Reconciliation
  onClose: () => void
}

function NewTransfer({ asked: { line }, found: { account }, onClose }: AskedProps) {
  const { data } = useFound(MONEY_ACCOUNT_ROUTES.list, { query: {} })
  if (!data) return null
  const { date, amount } = line
  const side = amount < 0 ? { from_account_id: account.id } : { to_account_id: account.id }
  const starting = { ...side, date, amount: Math.abs(amount), note: noteOf(line) }
  return <TransferDialog accounts={data.rows} starting={starting} onClose={onClose} />
}

/** A form with what the bank states of a line. */
function AskedForm(props: AskedProps) {
  const { asked, found, onClose } = props
  if (asked.what === 'transfer') return <NewTransfer {...props} />
  const { date, amount } = asked.line
  const starting = { date, amount: -amount, payment_id: paymentOf(found), note: noteOf(asked.line) }
  return <ExpenseDialog expense={null} starting={starting} onClose={onClose} />
}

/** The reconciliation of the address, read again as the books change. */
function useReconciliation(accountId: number, to: string | null) {
  const wanted = { params: { id: accountId }, query: to === null ? {} : { to } }
  const found = useFound(RECONCILIATION_ROUTES.get, wanted, { keepPrevious: true })
  useFigureChanges(cashFlow.name, false, found.refresh)
  return found
}

interface FoundProps {
  found: Reconciliation
  onDay: (to: string) => void
}

function FoundReconciliation({ found, onDay }: FoundProps) {
  const [asked, setAsked] = useState<Asked>(null)
  return (
    <>
      <ReconciliationView
        found={found}
        onDay={onDay}
        onExpense={(line) => setAsked({ what: 'expense', line })}
        onTransfer={(line) => setAsked({ what: 'transfer', line })}
      />
      {asked && <AskedForm asked={asked} found={found} onClose={() => setAsked(null)} />}
    </>
  )
}

/** 'Conciliar': the statements of a bank beside the entries of an account. */
export function ReconciliationPage() {
  const t = useTexts()
  const accountId = Number(useParams()['accountId'])
  const [params, setParams] = useSearchParams()
  const mayManage = useCan('manage cash_flow')
  const { data, error, refresh } = useReconciliation(accountId, params.get('to'))
  return (
    <Page
      title={t('reconciliation.title', { name: data?.account.name ?? '' })}
      lead={<Link to={paths.cashFlow}>{t('reconciliation.back')}</Link>}
    >
      {mayManage && <StatementUpload accountId={accountId} />}
      {error && <ErrorState error={error} onRetry={refresh} />}
      {!data && !error && <Skeleton height={480} />}
      {data && (
        <FoundReconciliation found={data} onDay={(day) => setParams({ to: day }, { replace: true })} />
      )}
    </Page>
  )
}
