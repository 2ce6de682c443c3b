import { Button } from '@blueprintjs/core'
import { Plus, SwapHorizontal } from '@blueprintjs/icons'
import type { MONEY_ACCOUNT_ROUTES, MoneyAccount } from '@deportivo/contracts/finance/money-accounts'
import { useId, useState } from 'react'
import { useTexts } from '../../../shared/language/texts.tsx'
import { useFormats } from '../../../shared/language/use-formats.ts'
import type { useFound } from '../../../shared/net/use-found.ts'
import { useCan } from '../../../shared/session/session.tsx'
import { useDelaysReveal } from '../../../shared/ui/status/reveal-once-loaded.tsx'
import { ErrorState } from '../../../shared/ui/status/states.tsx'
import '../../../shared/report/detail-section.css'
import { AccountDialog, DeleteAccount } from './account-dialog.tsx'
import { BalanceTable, type BalanceActs } from './balance-table.tsx'
import { TransferDialog } from './transfer-dialog.tsx'

export type FoundBalances = ReturnType<typeof useFound<(typeof MONEY_ACCOUNT_ROUTES)['list']>>
type Balances = NonNullable<FoundBalances['data']>

type Asked =
  { what: 'new' } | { what: 'transfer' } | { what: 'edit' | 'delete'; account: MoneyAccount } | null

function AskedDialog({ asked, data, onClose }: { asked: Asked; data: Balances; onClose: () => void }) {
  if (asked === null) return null
  switch (asked.what) {
    case 'transfer':
      return <TransferDialog accounts={data.rows} onClose={onClose} />
    case 'delete':
      return <DeleteAccount account={asked.account} onClose={onClose} />
    case 'new':
    case 'edit':
      return (
        <AccountDialog
          account={asked.what === 'edit' ? asked.account : null}
          choices={data.ledgers}
          onClose={onClose}
        />
      )
  }
}

function Buttons({ count, onAsk }: { count: number; onAsk: (asked: Asked) => void }) {
  const t = useTexts()
  return (
    <span className="ad-row ad-row--wrap ad-no-print">
      {count > 1 && (
        <Button icon={<SwapHorizontal />} onClick={() => onAsk({ what: 'transfer' })}>
          {t('money_transfers.new')}
        </Button>
      )}
      <Button icon={<Plus />} onClick={() => onAsk({ what: 'new' })}>
        {t('money_accounts.new')}
      </Button>
    </span>
  )
}

/** What the cash flow has in no account. */
function Outside({ data: { outside } }: { data: Balances }) {
  const t = useTexts()
  const { money } = useFormats()
  if (outside.in === 0 && outside.out === 0) return null
  const sums = t('cash.sums', { in: money(outside.in), out: money(outside.out) })
  return (
    <p className="ad-small ad-soft">
      {t('balances.outside')}: <span className="ad-num">{sums}</span>
    </p>
  )
}

interface RowsProps {
  found: FoundBalances
  from: string
  acts: BalanceActs | null
}

function Rows({ found: { data, error, refresh }, from, acts }: RowsProps) {
  const t = useTexts()
  if (!data && error) return <ErrorState error={error} onRetry={refresh} isCompact />
  if (data?.rows.length === 0) return <p className="ad-soft">{t('balances.none')}</p>
  return (
    <>
      {error && <ErrorState error={error} titleKey="reports.not_refreshed" onRetry={refresh} isCompact />}
      <BalanceTable rows={data?.rows} from={from} acts={acts} />
      {data && <Outside data={data} />}
    </>
  )
}

/** What every account of the business had before the days of the report, what moved in them, and what it has after. */
export function BalanceSection({ found, from }: Pick<RowsProps, 'found' | 'from'>) {
  const t = useTexts()
  const titleId = useId()
  const mayManage = useCan('manage cash_flow')
  const [asked, setAsked] = useState<Asked>(null)
  const { data, error } = found
  useDelaysReveal(!data && !error)
  const acts: BalanceActs = {
    onEdit: (account) => setAsked({ what: 'edit', account }),
    onDelete: (account) => setAsked({ what: 'delete', account }),
  }
  return (
    <section className="ad-card ad-card--padded ad-detail" aria-labelledby={titleId}>
      <header className="ad-detail__head">
        <h2 id={titleId}>{t('balances.title')}</h2>
        {mayManage && data && <Buttons count={data.rows.length} onAsk={setAsked} />}
      </header>
      <Rows found={found} from={from} acts={mayManage ? acts : null} />
      {data && <AskedDialog asked={asked} data={data} onClose={() => setAsked(null)} />}
    </section>
  )
}
