import { CATALOGUE_LISTS } from '@deportivo/contracts/catalogue/lists'
import type { Filter, ListContract } from '@deportivo/contracts/list-route'
import type { Contract } from '@deportivo/contracts/route'
import { clientMarkOf, markOf, type Company, type Sold } from './company.ts'

/** What all sellers may read of each other's clients: name, document, phone, city. Nothing of their orders. */
export const DIRECTORY = new Set(['/client', '/client/picker', '/client/:id'])

type Given = (other: Sold, company: Company) => readonly (number | string)[]

const orders: Given = ({ dispatch_id, open_id, track_id, counter_id }) => [
  dispatch_id,
  open_id,
  track_id,
  counter_id,
]
const files: Given = ({ file_id }) => [file_id]
const people: Given = ({ user_id }) => [user_id]
const clients: Given = ({ client_id }) => [client_id]
const vouchers: Given = ({ voucher_id }) => [voucher_id]
const products: Given = (_, { product_id }) => [product_id]

/**
 * `theirs`: a user's own, which other users get like a missing one. `shared`: the shop's, without data of any
 * user.
 */
const GIVEN: Record<string, readonly ['theirs' | 'shared', Given]> = {
  ...Object.fromEntries(
    Object.values(CATALOGUE_LISTS).map(({ uses }) => [uses.path, ['shared', () => ['1']] as const]),
  ),
  '/sale/:id': ['theirs', orders],
  '/sale/:id/history': ['theirs', orders],
  '/saleInventory/:saleId': ['theirs', orders],
  '/saleInventory/:saleId/stock': ['theirs', orders],
  '/saleInventory/:saleId/alternatives': ['theirs', orders],
  '/dispatch/:id/next': ['theirs', orders],
  '/casher/:id': ['shared', () => ['1']],
  '/expense/:id': ['shared', () => ['1']],
  '/money-transfer/:id': ['shared', () => ['1']],
  '/seller/:id/account': ['theirs', people],
  '/seller/:id/goods': ['theirs', people],
  '/seller/:id/commission': ['theirs', people],
  '/settlement/:id': ['shared', () => ['1']],
  '/return/sale/:id': ['theirs', orders],
  '/return/:id': ['shared', () => ['1']],
  // Of a client of others there is no line that the caller may see.
  '/return/client/:id': ['shared', clients],
  '/requests/:id': ['theirs', ({ request_id }) => [request_id]],
  '/attachment/:id': ['theirs', files],
  '/attachment/:id/thumbnail': ['theirs', files],
  '/sale/client/:id': ['theirs', clients],
  '/client/:id': ['shared', clients],
  '/client/:id/account': ['theirs', clients],
  '/client/:id/photo': ['shared', clients],
  '/voucher/:id/entries': ['theirs', vouchers],
  '/client/:id/merge': ['shared', clients],
  '/user/:id': ['theirs', people],
  '/user/:id/photo': ['theirs', people],
  '/user/:id/session': ['theirs', people],
  '/profile/:id/permissions': ['shared', () => ['two', 'online_seller']],
  '/mail/:id': ['shared', () => ['1']],
  '/list-export/:id/file': ['shared', () => ['1']],
  '/client-import/:id': ['shared', () => ['1']],
  '/client-import/:id/faults': ['shared', () => ['1']],
  '/statement-import/:id': ['shared', () => ['1']],
  '/statement-import/:id/faults': ['shared', () => ['1']],
  '/money-account/:id/reconciliation': ['shared', () => ['1']],
  '/money-account/:id/reconciliation/matches': ['shared', () => ['1']],
  '/product-import/:id': ['shared', () => ['1']],
  '/product-import/:id/faults': ['shared', () => ['1']],
  '/size/:id': ['shared', (_, { shop }) => [0, shop.category_id]],
  '/product/:id': ['shared', products],
  '/product/:id/picture': ['shared', products],
  '/product/:id/photo': ['shared', products],
  '/store/product/:id': ['shared', products],
  '/product/sales/history/:id': ['shared', products],
  '/sale/product/:id': ['shared', products],
  '/product/returns/history/:id': ['shared', products],
  '/product/:id/barcodes': ['shared', products],
  '/barcode/:code': ['shared', (_, { product_id }) => [`REF-${product_id}-40`]],
  '/count/:id': ['shared', (_, { count_id }) => [count_id]],
  '/count/:id/lines': ['shared', (_, { count_id }) => [count_id]],
  '/product/:id/minimums': ['shared', products],
  '/transfer/:id': ['shared', (_, { transfer_id }) => [transfer_id]],
}

export const givenFor = (path: string) => GIVEN[path]?.[0]

const GRAMMAR = ['include', 'select', 'top', 'page', 'orderBy', 'orderByDesc', 'first', 'search', 'filter']

type Shape = Record<string, { type?: string; properties?: Shape; items?: { properties?: Shape } }>
const propertiesOf = (schema: unknown): Shape => (schema as { properties?: Shape }).properties ?? {}

const numbersOf = ({ user_id, client_id, voucher_id, dispatch_id, track_id, open_id, from }: Sold) => [
  user_id,
  client_id,
  voucher_id,
  dispatch_id,
  track_id,
  open_id,
  from,
]
const wordsOf = (other: Sold) => [markOf(other), clientMarkOf(other)]

/** Parameters that a call requires. */
const NEEDED: Record<string, (company: Company) => number | string> = {
  product_id: ({ product_id }) => product_id,
  size_id: () => 40,
  line_id: ({ sold }) => sold[0]?.line_id ?? 0,
  store_id: ({ shop }) => shop.stores[0],
  cashier_id: ({ shop }) => shop.cashier_id,
  search: () => 'Zancada',
  list: () => 'orders',
  format: () => 'csv',
  month: () => '2026-10',
  // What anyone may open who was given it.
  'link-share': ({ sold }) => sold[0]?.link_token ?? '',
}

/** Filter values that could belong to other users. */
function valuesOf(filter: Filter, others: readonly Sold[]): string[] {
  switch (filter.takes) {
    case 'number':
      return [others.flatMap(numbersOf).join('|')]
    case 'text':
      return [others.flatMap(wordsOf).join('|')]
    case 'option':
      return [filter.options.join('|')]
    case 'flag':
      return ['0', '1']
    case 'day':
      return ['2026-01-01']
    case 'hour':
      return ['2026-01-01T10']
  }
}

/** The whole list with all its includes, and with each filter set to the values of others. */
function listAsks({ list }: ListContract, others: readonly Sold[]): string[] {
  const filters = Object.entries(list.filters).flatMap(([name, filter]) =>
    valuesOf(filter, others).map((value) => `${name}:${value}`),
  )
  return ['', ...filters].map(
    (filter) => `top=200&include=${list.includes.join(',')}&filter=${encodeURIComponent(filter)}`,
  )
}

const isList = (route: Contract): route is ListContract => 'list' in route

function searchAsks(others: readonly Sold[]): string[] {
  const words = ['Propio', 'Ficha', 'Zancada', ...others.map(({ dispatch_id }) => `#${dispatch_id}`)]
  return words.map((word) => `search=${encodeURIComponent(word)}`)
}

/** The call's own parameters, each with the numbers of other users' records. */
function ownAsks(route: Contract, others: readonly Sold[]): string[] {
  const own = Object.entries(propertiesOf(route.query)).filter(([name]) => !GRAMMAR.includes(name))
  return own
    .filter(([name, { type }]) => type === 'integer' && !(name in NEEDED))
    .flatMap(([name]) =>
      others.flatMap(({ user_id, client_id }) => [user_id, client_id]).map((id) => `${name}=${id}`),
    )
}

/** Every way to request records of others by a call. A call with a parameter that is not in the tables fails. */
export function requestsOf(route: Contract, others: readonly Sold[], company: Company): string[] {
  const query = propertiesOf(route.query)
  const needed = ((route.query as { required?: string[] }).required ?? []).map((name) => {
    const value = NEEDED[name]
    if (!value) throw new Error(`GET ${route.path} needs '${name}': say in NEEDED what a person would give`)
    return `${name}=${value(company)}`
  })
  const asks = [
    needed.join('&'),
    ...(isList(route) ? listAsks(route, others) : []),
    ...(isList(route) && !route.list.isSearchable ? [] : 'search' in query ? searchAsks(others) : []),
    ...(route.path.includes(':') ? [] : ownAsks(route, others)),
  ]
  return addressesOf(route.path, others, company).flatMap((path) => asks.map((ask) => `${path}?${ask}`))
}

function addressesOf(path: string, others: readonly Sold[], company: Company): string[] {
  if (!path.includes(':')) return [path]
  const given = GIVEN[path]
  if (!given) throw new Error(`GET ${path} has no case: say in GIVEN whose record it answers`)
  const ids = new Set(others.flatMap((other) => given[1](other, company)))
  return [...ids].map((id) => path.replace(/:\w+/, String(id)))
}
