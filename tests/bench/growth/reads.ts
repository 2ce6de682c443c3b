import { ALL_REPORTS } from '@deportivo/contracts/reports/all-reports'
import { listClients, pickClients } from '@deportivo/contracts/clients/clients'
import { searchProducts, suggestProducts } from '@deportivo/contracts/catalogue/products'
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

type Page = (name: string, path: string, query: (n: number) => string, isRight?: typeof isPage) => Read

const pagesFor =
  (headers: Record<string, string>): Page =>
  (name, path, query, isRight = isPage) => ({
    name,
    call: (n) => ({ request: get(`/api/v1${path}?${query(n)}`, headers), isRight }),
  })

export function readsOf(as: As): Read[] {
  const headers = as('two')
  const page = pagesFor(headers)
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

/** What sellers and the warehouse read of products. */
export function productReadsOf(as: As): Read[] {
  const page = pagesFor(as('online_seller'))
  const search = (name: string, query: (n: number) => string) => page(name, searchProducts.path, query)
  return [
    search('products, first page', () => ''),
    search('products of a brand and size', (n) => `filter=brand_id:${1 + (n % 25)},size_id:40`),
    search('products of a category', (n) => `filter=category_id:${1 + (n % 20)}`),
    search('products by reference and brand', (n) => `search=ref-${100 + n}%20marca`),
    search('products by a price', (n) => `searchPrice=${80_900 + (n % 200) * 1_000}`),
    search('products, page 300', () => 'page=300'),
    search('200 products, as the size matrix shows', (n) => `perPage=200&filter=category_id:${1 + (n % 20)}`),
  ]
}

const WORDS = ['zapato 12', 'rojo zapato', 'ZAPÁTO 77', 'ref-12 zapato', 'marca 7']

export const productSuggestionsOf = (as: As): Read => {
  const words = (n: number) => encodeURIComponent(WORDS[n % WORDS.length] ?? '')
  const page = pagesFor(as('online_seller'))
  return page('product suggestions', suggestProducts.path, (n) => `search=${words(n)}`, isFound)
}

/** Suggestions while a person types: p95 counts. */
export function suggestionsOf(as: As): Read[] {
  const headers = as('online_seller')
  return [
    productSuggestionsOf(as),
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
