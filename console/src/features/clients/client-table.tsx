import type { Client } from '@deportivo/contracts/clients'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { CallError } from '../../shared/call-error.ts'
import { DataTable, type Column } from '../../shared/list/data-table.tsx'
import { paths } from '../../shared/paths.ts'
import { isKnownText, useTexts } from '../../shared/texts.tsx'

/** The list of clients; what may be done with each is the page's matter. */
export function ClientTable({
  rows,
  error,
  isRefreshing,
  onRetry,
  empty,
  actions,
}: {
  rows: readonly Client[] | undefined
  error: CallError | undefined
  isRefreshing: boolean
  onRetry: () => void
  empty: ReactNode
  actions: (client: Client) => ReactNode
}) {
  const t = useTexts()
  const typeName = ({ type_of_client }: Client) => {
    const key = `client.type.${type_of_client}`
    return isKnownText(key) ? t(key) : ''
  }
  const columns: Column<Client>[] = [
    {
      id: 'name',
      header: t('client.name'),
      role: 'main',
      cell: (client) => (
        <span>
          <Link className="ad-table__strong" to={paths.clientHistory(client.id)}>
            {client.name}
          </Link>
          <span className="ad-table__sub ad-num">{client.identification_number}</span>
        </span>
      ),
    },
    {
      id: 'place',
      header: t('client.city'),
      cell: (client) => (
        <span>
          {client.city_name}
          <span className="ad-table__sub">{client.department_name}</span>
        </span>
      ),
    },
    {
      id: 'phone',
      header: t('client.phone'),
      cell: (client) => <span className="ad-num">{client.phone}</span>,
    },
    { id: 'type', header: t('client.type'), cell: typeName },
    { id: 'actions', header: t('list.actions'), role: 'actions', align: 'tight', cell: actions },
  ]
  return (
    <DataTable
      caption={t('menu.clients')}
      columns={columns}
      rows={rows}
      rowKey={(client) => client.id}
      error={error}
      onRetry={onRetry}
      isRefreshing={isRefreshing}
      skeletonRows={10}
      empty={empty}
    />
  )
}
