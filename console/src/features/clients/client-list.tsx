import { CLIENT_FILE, clientCodeName, clientTypeName } from '@deportivo/contracts/exports/client-columns'
import { listClients, listClientTypes, updateClient, type Client } from '@deportivo/contracts/clients/clients'
import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import { defineList, type ListColumn } from '../../shared/list/definition/definition.ts'
import { optionsOf } from '../../shared/ui/controls/filter-select.tsx'
import { OneLine } from '../../shared/ui/display/one-line.tsx'
import type { ListState } from '../../shared/list/query/list-query.ts'
import type { Choices } from '../../shared/list/query/use-list-screen.ts'
import { paths } from '../../shared/navigation/paths.ts'
import { usePlaces } from '../../entities/place/use-places.ts'
import { useFound } from '../../shared/net/use-found.ts'
import { useCan, type Session } from '../../shared/session/session.tsx'
import { CLIENT_CHANGE_FORM } from './client.forms.ts'
import { usePriceCodes } from '../../entities/product/prices/use-price-codes.ts'

const COLUMNS: readonly ListColumn<Client, (typeof listClients)['list']['sort'][number]>[] = [
  {
    id: 'name',
    header: 'client.name',
    role: 'main',
    width: 252,
    least: 160,
    orderBy: 'name',
    cell: (client, { identification }) => (
      <span data-sub="whole">
        <Link className="ad-table__strong" to={paths.clientHistory(client.id)}>
          {client.name}
        </Link>
        <span className="ad-table__sub ad-num">{identification(client.identification_number)}</span>
      </span>
    ),
    file: CLIENT_FILE.name,
  },
  {
    id: 'place',
    header: 'client.city',
    width: 130,
    least: 100,
    cell: (client) => (
      <span className="ad-cell__lines">
        <bdi>{client.city_name}</bdi>
        <span className="ad-table__sub">{client.department_name}</span>
      </span>
    ),
    file: CLIENT_FILE.place,
  },
  {
    id: 'phone',
    header: 'client.phone',
    width: 136,
    cell: (client, { phone }) => <span className="ad-num">{phone(client.phone)}</span>,
    file: CLIENT_FILE.phone,
    edit: { field: 'phone', control: 'phone' },
  },
  {
    id: 'email',
    header: 'client.email',
    width: 208,
    least: 208,
    cell: ({ email }, { t }) =>
      email ? <OneLine text={email} /> : <span className="ad-soft">{t('common.none')}</span>,
    file: CLIENT_FILE.email,
    edit: { field: 'email', control: 'email' },
  },
  {
    id: 'type',
    header: 'client.type',
    width: 110,
    least: 92,
    cell: clientTypeName,
    file: CLIENT_FILE.type,
  },
  {
    id: 'code',
    header: 'product.price_code',
    width: 104,
    least: 97,
    cell: (client, tools) => {
      const name = clientCodeName(client, tools)
      return name ? <bdi>{name}</bdi> : <span className="ad-soft">{tools.t('common.none')}</span>
    },
    file: CLIENT_FILE.code,
    edit: { field: 'code_id', control: 'select', choices: 'code' },
  },
  {
    id: 'created',
    header: 'client.created_at',
    width: 110,
    least: 104,
    orderBy: 'created_at',
    cell: ({ created_at }, { day }) => <span className="ad-num">{day(created_at)}</span>,
    file: CLIENT_FILE.created,
  },
]

const CLIENTS = {
  columns: COLUMNS,
  change: {
    contract: updateClient,
    form: CLIENT_CHANGE_FORM,
    may: ({ seller_id }: Client, { grants, user }: Session) =>
      grants['update clients'] !== 'own' || seller_id === user.id,
  },
  search: { label: 'clients.search', placeholder: 'clients.search_placeholder' },
  rowKey: ({ id }: Client) => id,
  rowName: ({ name }: Client) => name,
  rowUrl: ({ id }: Client) => paths.clientHistory(id),
  perPage: 15,
  none: { title: 'clients.none', text: 'clients.none_text' },
  noneMatch: 'clients.none_match',
} as const

const TYPE = { label: 'client.type' } as const

/** The clients, newest first. */
export const CLIENT_LISTING = defineList('clients', listClients, {
  ...CLIENTS,
  title: 'menu.clients',
  filters: {
    type: TYPE,
    department: { label: 'client.department', clears: ['city'] },
    city: { label: 'client.city' },
  },
})

/** Those of one place. */
export const PLACE_CLIENT_LISTING = defineList('place-clients', listClients, {
  ...CLIENTS,
  title: 'menu.clients',
  filters: { type: TYPE },
})

/** Cities are asked for once a department is chosen. */
export function useClientChoices({ department }: ListState): Choices {
  const types = useFound(listClientTypes, {})
  const codes = usePriceCodes(useCan('update clients'))
  const { departments, cities } = usePlaces(department ? Number(department) : null)
  return useMemo(
    () => ({
      type: optionsOf(types.data),
      code: optionsOf(codes),
      department: optionsOf(departments),
      ...(department ? { city: optionsOf(cities) } : {}),
    }),
    [types.data, codes, departments, cities, department],
  )
}
