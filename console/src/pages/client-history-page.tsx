import { Button } from '@blueprintjs/core'
import { Edit } from '@blueprintjs/icons'
import { getClient, type Client } from '@deportivo/contracts/clients'
import { listOrdersOfClient } from '@deportivo/contracts/orders'
import { useMemo, useState } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { ClientCard } from '../features/clients/client-card.tsx'
import { ClientDialog } from '../features/clients/client-dialog.tsx'
import { orderColumns } from '../features/orders/order-columns.tsx'
import { useListToWalk } from '../features/orders/use-list-to-walk.ts'
import { DataTable } from '../shared/list/data-table.tsx'
import { Pager } from '../shared/list/pager.tsx'
import { Can } from '../shared/session.tsx'
import { useTexts } from '../shared/texts.tsx'
import { Page } from '../shared/ui/page.tsx'
import { EmptyState, ErrorState, Skeleton } from '../shared/ui/states.tsx'
import { useFormats } from '../shared/use-formats.ts'
import { useFound, type Found } from '../shared/use-found.ts'
import { useList } from '../shared/use-list.ts'

const PER_PAGE = 10

function ClientFacts({ found }: { found: Found<Client> }) {
  if (found.data) return <ClientCard client={found.data} />
  if (found.error) return <ErrorState error={found.error} onRetry={found.refresh} />
  return <Skeleton height={92} />
}

/** A client, and every order they ever made. */
export function ClientHistoryPage() {
  const t = useTexts()
  const formats = useFormats()
  const id = Number(useParams()['clientId'])
  const [params, setParams] = useSearchParams()
  const [isEditing, setEditing] = useState(false)
  const client = useFound(getClient, { params: { id } })
  const orders = useList(listOrdersOfClient, {
    params: { id },
    query: { top: PER_PAGE, page: Number(params.get('page') ?? 1) },
  })
  useListToWalk(orders.rows)
  const columns = useMemo(() => orderColumns(t, formats), [t, formats])
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
      <section className="ad-card">
        <DataTable
          caption={t('client.orders')}
          columns={columns}
          rows={orders.rows}
          rowKey={(order) => order.id}
          error={orders.error}
          onRetry={orders.refresh}
          isRefreshing={orders.isRefreshing}
          empty={<EmptyState title={t('client.no_orders')} />}
        />
        {orders.paging && orders.paging.total > 0 && (
          <Pager paging={orders.paging} onPage={(page) => setParams({ page: String(page) })} />
        )}
      </section>
      {isEditing && client.data && (
        <ClientDialog client={client.data} onSaved={client.put} onClose={() => setEditing(false)} />
      )}
    </Page>
  )
}
