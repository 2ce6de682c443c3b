import type { ClientAccount } from '@deportivo/contracts/orders/client-account'
import { Link } from 'react-router-dom'
import { useTexts } from '../../../shared/language/texts.tsx'
import { useFormats } from '../../../shared/language/use-formats.ts'
import { paths } from '../../../shared/navigation/paths.ts'
import { useDelaysReveal } from '../../../shared/ui/status/reveal-once-loaded.tsx'
import { useClientAccount } from './use-client-account.ts'

interface OwesProps {
  account: ClientAccount
  clientId: number
  onOpen: () => void
}

function Owes({ account: { owed, owing_orders, unsold }, clientId, onOpen }: OwesProps) {
  const t = useTexts()
  const { money } = useFormats()
  return (
    <dd>
      <strong className="ad-num">{money(owed)}</strong>
      {owing_orders > 0 && (
        <>
          {' · '}
          <Link to={paths.owingOrders(clientId)} onClick={onOpen}>
            {t('client.account.owing_orders', { count: owing_orders })}
          </Link>
        </>
      )}
      {unsold > 0 && (
        <span className="ad-table__sub">{t('client.account.unsold', { amount: money(unsold) })}</span>
      )}
    </dd>
  )
}

/** What a client owes and bought, as facts beside their data. `onOpen` shows the orders that are owed. */
export function ClientAccountFacts({ clientId, onOpen }: { clientId: number; onOpen: () => void }) {
  const t = useTexts()
  const { money } = useFormats()
  const { account, isLoading } = useClientAccount(clientId)
  useDelaysReveal(isLoading)
  if (!account) return null
  return (
    <>
      <div>
        <dt className="ad-overline">{t('client.account.owes')}</dt>
        <Owes account={account} clientId={clientId} onOpen={onOpen} />
      </div>
      <div>
        <dt className="ad-overline">{t('client.account.bought')}</dt>
        <dd>
          <strong className="ad-num">{money(account.bought)}</strong>
          {account.bought_orders > 0 && (
            <span className="ad-table__sub">
              {t('client.account.bought_orders', { count: account.bought_orders })}
            </span>
          )}
        </dd>
      </div>
    </>
  )
}
