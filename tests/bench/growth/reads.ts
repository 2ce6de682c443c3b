import { ALL_REPORTS } from '@deportivo/contracts/reports/all-reports'
import { listClients, pickClients } from '@deportivo/contracts/clients/clients'
import { suggestProducts } from '@deportivo/contracts/catalogue/products'
import { getOrder, listOrders } from '@deportivo/contracts/orders/orders'
import { businessDay } from '@deportivo/platform/clock'
import type { Call } from '../load/closed-loop.ts'
import type { Reply } from '../load/connection.ts'
import { get } from '../load/request.ts'

/** A read whose cost must not grow with the shop. */
export interface Read {
  name: string
  call(n: number): Call
}

const DAY_MS = 86_400_000
const day = (ago: number) => businessDay(new Date(Date.now() - ago * DAY_MS))

const isPage = ({ status, body }: Reply) => {
  if (status !== 200) return false
  const { data } = JSON.parse(body) as { data: unknown[] }
  return data.length > 0
}
const isFound = ({ status }: Reply) => status === 200

type As = (login: string) => Record<string, string>

export function readsOf(as: As): Read[] {
  const headers = as('two')
  const page = (name: string, path: string, query: (n: number) => string, isRight = isPage): Read => ({
    name,
    call: (n) => ({ request: get(`/api/v1${path}?${query(n)}`, headers), isRight }),
  })
  return [
    page('orders, first page', listOrders.path, () => ''),
    page('orders of a state, first page', listOrders.path, () => 'filter=state_id:delivered_customer'),
    page('orders of a state with old ones only', listOrders.path, () => 'filter=state_id:cancelled'),
    page('orders, page 1,000', listOrders.path, () => 'page=1000'),
    page('orders by client name', listOrders.path, (n) => `search=paso%20${100 + n}`),
    {
      name: 'order detail',
      call: (n) => ({
        request: get(`/api/v1${getOrder.path.replace(':id', String(1 + n * 97))}`, headers),
        isRight: isFound,
      }),
    },
    ...ALL_REPORTS.flatMap(({ name, contract }) => [
      page(`report ${name}, one day`, contract.path, () => `from=${day(10)}&to=${day(10)}`, isFound),
      page(`report ${name}, 30 days`, contract.path, () => `from=${day(30)}&to=${day(1)}`, isFound),
    ]),
    page('clients, first page', listClients.path, () => ''),
    page('clients by name', listClients.path, (n) => `search=paso%20${100 + n}`),
  ]
}

/** Suggestions while a person types: p95 counts. */
export function suggestionsOf(as: As): Read[] {
  const headers = as('online_seller')
  const WORDS = ['zapato 12', 'rojo zapato', 'ZAPÁTO 77', 'ref-12 zapato', 'marca 7']
  const words = (n: number) => encodeURIComponent(WORDS[n % WORDS.length] ?? '')
  return [
    {
      name: 'product suggestions',
      call: (n) => ({
        request: get(`/api/v1${suggestProducts.path}?search=${words(n)}`, headers),
        isRight: isFound,
      }),
    },
    {
      name: 'client suggestions by a part of the NIT',
      call: (n) => ({
        request: get(`/api/v1${pickClients.path}?search=90010${100 + n}`, headers),
        isRight: isFound,
      }),
    },
    {
      name: 'client suggestions by name',
      call: (n) => ({
        request: get(`/api/v1${pickClients.path}?search=calzado%20${100 + n}`, headers),
        isRight: isFound,
      }),
    },
  ]
}
