import { Button } from '@blueprintjs/core'
import { Edit } from '@blueprintjs/icons'
import { getClient, type Client } from '@deportivo/contracts/clients/clients'
import { useEffect, useMemo, useRef, useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { ClientAccountFacts } from '../../entities/client/account/client-account.tsx'
import { ClientCard } from '../../entities/client/client-card.tsx'
import { ClientVouchers } from '../../entities/client/vouchers/client-vouchers.tsx'
import { ClientDialog } from '../../features/clients/client-dialog.tsx'
import { NewOrderButtons } from '../../features/clients/new-order-buttons.tsx'
import { ClientMerges } from '../../features/clients/merge/client-merges.tsx'
import { CLIENT_ORDER_LISTING } from '../../features/orders/list/order-listing.tsx'
import { OpenedOrder } from '../../features/orders/sale/opened-order.tsx'
import { useOrderChoices } from '../../features/orders/list/use-order-choices.ts'
import { useRememberOrderList } from '../../features/orders/list/use-remember-order-list.ts'
import { ReturnSeveral } from '../../features/returns/group/return-several.tsx'
import { ClientReturns } from '../../features/returns/related/client-returns.tsx'
import { ReturnsOften } from '../../features/returns/related/returns-often.tsx'
import { ListScreen } from '../../shared/list/screen/list-screen.tsx'
import { useListPosition } from '../../shared/list/query/use-list-position.ts'
import { useListScreen } from '../../shared/list/query/use-list-screen.ts'
import { call } from '../../shared/net/call.ts'
import { paths } from '../../shared/navigation/paths.ts'
import { useRecent } from '../../shared/navigation/recent.ts'
import { Can } from '../../shared/session/session.tsx'
import { useTexts } from '../../shared/language/texts.tsx'
import { reportError } from '../../shared/toasts/report-error.ts'
import { showToast } from '../../shared/toasts/toasts.ts'
import { Page } from '../../shared/ui/page/page.tsx'
import { RevealOnceLoaded, useDelaysReveal } from '../../shared/ui/status/reveal-once-loaded.tsx'
import { ErrorState, Skeleton } from '../../shared/ui/status/states.tsx'
import { useFound, type Found } from '../../shared/net/use-found.ts'
import './client-history.css'

function ClientFacts({ found, onOpen }: { found: Found<Client>; onOpen: () => void }) {
  useDelaysReveal(found.isFirstLoad)
  if (found.data)
    return (
      <ClientCard client={found.data}>
        <ClientAccountFacts clientId={found.data.id} onOpen={onOpen} />
      </ClientCard>
    )
  if (found.error) return <ErrorState error={found.error} onRetry={found.refresh} />
  return null
}

/** The address of a client that was merged leads to the one that it went into. */
function useRemaining(id: number, { data: client, put }: Found<Client>): void {
  const t = useTexts()
  const navigate = useNavigate()
  const isMerged = client !== undefined && client.id !== id
  useEffect(() => {
    if (!isMerged) return
    let isLeft = false
    const follow = (remaining: Client) => {
      if (isLeft) return
      if (remaining.id === id) return put(remaining)
      showToast({ tone: 'info', text: t('client.merge.gone', { name: remaining.name }) })
      void navigate(paths.clientHistory(remaining.id), { replace: true })
    }
    // Not by what was read before: the merge may have been undone since.
    call(getClient, { params: { id } }).then(({ data }) => follow(data), reportError)
    return () => {
      isLeft = true
    }
  }, [id, isMerged, put, navigate, t])
}

function LoadingPage() {
  const t = useTexts()
  return (
    <Page title={t('client.history')} lead={t('client.orders')}>
      <Skeleton height={92} />
      <Skeleton height={420} />
    </Page>
  )
}

interface Opened {
  orderId: number
  products: ReadonlySet<number>
}

/** The order of the address, with the products that it is opened for. */
function useOpened(): Opened | null {
  const { saleId, products = '' } = useParams()
  return useMemo(
    () =>
      saleId === undefined
        ? null
        : { orderId: Number(saleId), products: new Set(products.split(',').map(Number)) },
    [saleId, products],
  )
}

/** Every order of the client, or the one of the address with its lines open. */
function ClientOrders({ clientId, opened }: { clientId: number; opened: Opened | null }) {
  const t = useTexts()
  const orderId = opened?.orderId
  const fixed = useMemo(
    () => ({ filters: { client_id: clientId, ...(orderId === undefined ? {} : { id: orderId }) } }),
    [clientId, orderId],
  )
  const position = useListPosition(CLIENT_ORDER_LISTING)
  const screen = useListScreen(CLIENT_ORDER_LISTING, position, { choices: useOrderChoices(), fixed })
  useRememberOrderList(screen.rows.rows)
  if (opened === null) return <ListScreen screen={screen} />
  return (
    <>
      <div className="ad-row ad-row--between ad-row--wrap">
        <h2>{t('client.opened_order', { id: opened.orderId })}</h2>
        <Link to={paths.clientHistory(clientId)}>{t('client.all_orders')}</Link>
      </div>
      <ListScreen
        screen={screen}
        detail={({ id }) => <OpenedOrder orderId={id} products={opened.products} />}
      />
    </>
  )
}

/** A client, and every order they ever made. */
export function ClientHistoryPage() {
  const t = useTexts()
  const id = Number(useParams()['clientId'])
  const opened = useOpened()
  const [isEditing, setEditing] = useState(false)
  const orders = useRef<HTMLDivElement>(null)
  const client = useFound(getClient, { params: { id } })
  useRecent('client', client.data?.id, client.data?.name)
  useRemaining(id, client)
  return (
    <RevealOnceLoaded key={id} skeleton={<LoadingPage />}>
      <Page
        title={client.data?.name ?? t('client.history')}
        lead={t('client.orders')}
        actions={
          <>
            <ReturnSeveral clientId={id} />
            <Can do="update clients">
              <Button icon={<Edit />} disabled={!client.data} onClick={() => setEditing(true)}>
                {t('common.edit')}
              </Button>
            </Can>
            <NewOrderButtons client={client.data} />
          </>
        }
      >
        <ClientFacts found={client} onOpen={() => orders.current?.scrollIntoView()} />
        {client.data && <ClientMerges client={client.data} />}
        <ReturnsOften client_id={id} />
        <ClientVouchers clientId={id} />
        <ClientReturns clientId={id} />
        <div className="ad-client-orders" ref={orders}>
          <ClientOrders key={opened?.orderId} clientId={id} opened={opened} />
        </div>
        {isEditing && client.data && (
          <ClientDialog client={client.data} onSaved={client.put} onClose={() => setEditing(false)} />
        )}
      </Page>
    </RevealOnceLoaded>
  )
}
