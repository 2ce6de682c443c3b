import { Button } from '@blueprintjs/core'
import { Edit } from '@blueprintjs/icons'
import { getClient, type Client } from '@deportivo/contracts/clients/clients'
import { useMemo, useState } from 'react'
import { useParams } from 'react-router-dom'
import { ClientCard } from '../../entities/client/client-card.tsx'
import { ClientVouchers } from '../../entities/client/vouchers/client-vouchers.tsx'
import { ClientDialog } from '../../features/clients/client-dialog.tsx'
import { CLIENT_ORDER_LISTING } from '../../features/orders/list/order-listing.tsx'
import { useOrderChoices } from '../../features/orders/list/use-order-choices.ts'
import { useRememberOrderList } from '../../features/orders/list/use-remember-order-list.ts'
import { ClientReturns } from '../../features/returns/client-returns.tsx'
import { ReturnsOften } from '../../features/returns/returns-often.tsx'
import { ListScreen } from '../../shared/list/screen/list-screen.tsx'
import { useListPosition } from '../../shared/list/query/use-list-position.ts'
import { useListScreen } from '../../shared/list/query/use-list-screen.ts'
import { useRecent } from '../../shared/navigation/recent.ts'
import { Can } from '../../shared/session/session.tsx'
import { useTexts } from '../../shared/language/texts.tsx'
import { Page } from '../../shared/ui/page/page.tsx'
import { ErrorState, Skeleton } from '../../shared/ui/status/states.tsx'
import { useFound, type Found } from '../../shared/net/use-found.ts'

function ClientFacts({ found }: { found: Found<Client> }) {
  if (found.data) return <ClientCard client={found.data} />
  if (found.error) return <ErrorState error={found.error} onRetry={found.refresh} />
  return <Skeleton height={92} />
}

/** A client, and every order they ever made. */
export function ClientHistoryPage() {
  const t = useTexts()
  const id = Number(useParams()['clientId'])
  const [isEditing, setEditing] = useState(false)
  const client = useFound(getClient, { params: { id } })
  useRecent('client', client.data?.id, client.data?.name)
  const fixed = useMemo(() => ({ filters: { client_id: id } }), [id])
  const place = useListPosition(CLIENT_ORDER_LISTING)
  const screen = useListScreen(CLIENT_ORDER_LISTING, place, { choices: useOrderChoices(), fixed })
  useRememberOrderList(screen.rows.rows)
  return (
    <Page
      title={client.data?.name ?? t('client.history')}
      lead={t('client.orders')}
      actions={
        <Can do="update clients">
          {client.data && (
            <Button icon={<Edit />} onClick={() => setEditing(true)}>
              {t('common.edit')}
            </Button>
          )}
        </Can>
      }
    >
      <ClientFacts found={client} />
      <ReturnsOften client_id={id} />
      <ClientVouchers clientId={id} />
      <ClientReturns clientId={id} />
      <ListScreen screen={screen} />
      {isEditing && client.data && (
        <ClientDialog client={client.data} onSaved={client.put} onClose={() => setEditing(false)} />
      )}
    </Page>
  )
}
