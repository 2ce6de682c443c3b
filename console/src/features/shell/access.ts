import { FILL_ORDERS, READ_ORDERS } from '@deportivo/contracts/orders/order'
import { matchPath } from 'react-router-dom'
import { PATTERNS, paths } from '../../shared/navigation/paths.ts'
import { ALL_MENUS, mayOpen, type MenuItem, type MenuReader, type Rule } from './menu.ts'

/** Pages that no menu leads to, open by the entry they belong to. */
const PARTS: Readonly<Record<string, string>> = {
  [PATTERNS.user]: paths.users,
  [PATTERNS.clientHistory]: paths.clients,
  [PATTERNS.clientHistoryOrder]: paths.clients,
  [PATTERNS.sellerOrders]: paths.orders,
  [PATTERNS.sellerOrder]: paths.orders,
  [PATTERNS.sellerAccount]: PATTERNS.ownAccount,
  [PATTERNS.geoClients]: paths.geo,
  [PATTERNS.reconciliation]: PATTERNS.cashFlow,
  [PATTERNS.product]: paths.products,
  [PATTERNS.transfer]: paths.products,
  [PATTERNS.count]: paths.products,
  [PATTERNS.productDetail]: paths.products,
  [PATTERNS.returnCase]: paths.returns,
}

/** And those with a rule of their own. */
const ALONE: Readonly<Record<string, Rule>> = {
  [PATTERNS.permissions]: { permissions: ['read users', 'manage permissions'] },
  [paths.newProduct]: { permissions: ['create products'] },
  [paths.clientImports]: { permissions: ['update clients'] },
  [PATTERNS.clientImport]: { permissions: ['create clients'] },
  [PATTERNS.statementImport]: { permissions: ['manage cash_flow'] },
  [PATTERNS.productImport]: { permissions: ['create products'] },
  [paths.shareLinks]: { permissions: ['manage share links'] },
  [paths.requests]: { permissions: ['manage share links'] },
  [paths.newUser]: { permissions: ['create users'] },
  [PATTERNS.counter]: { permissions: ['create sales local'] },
  [PATTERNS.manager]: { permissions: ['read manager'] },
  [PATTERNS.sale]: { permissions: READ_ORDERS },
  [PATTERNS.saleOfClient]: { permissions: READ_ORDERS },
  [PATTERNS.cart]: { permissions: READ_ORDERS },
  [PATTERNS.cartOfClient]: { permissions: READ_ORDERS },
  [PATTERNS.checkout]: { permissions: READ_ORDERS },
  [PATTERNS.storageCheckout]: { permissions: READ_ORDERS },
  [PATTERNS.saleOnlineProduct]: { permissions: FILL_ORDERS },
  [PATTERNS.saleStorageProduct]: { permissions: FILL_ORDERS },
}

type Lock = readonly Rule[]

/** Each entry's address with all that must hold for it: its own rule and its group's. */
const locksOf = (items: readonly MenuItem[], above: Lock = []): [pattern: string, lock: Lock][] =>
  items.flatMap((item): [string, Lock][] => [
    // An entry that narrows a page (`?size=9`) is no page of its own.
    ...(item.url === undefined || item.url.includes('?')
      ? []
      : [[item.url, [...above, item]] satisfies [string, Lock]]),
    ...locksOf(item.children ?? [], [...above, item]),
  ])

const entries = new Map(locksOf(ALL_MENUS))

const lockOfEntry = (url: string): Lock => {
  const lock = entries.get(url)
  if (!lock) throw new Error(`No menu leads to ${url}`)
  return lock
}

/** `/users/permissions` is also a `/users/:id`: the one with fewer blanks is meant. */
const blanks = (pattern: string) => pattern.split(':').length

const LOCKS: readonly [pattern: string, lock: Lock][] = [
  ...entries,
  ...Object.entries(PARTS).map(([part, url]): [string, Lock] => [part, lockOfEntry(url)]),
  ...Object.entries(ALONE).map(([pattern, rule]): [string, Lock] => [pattern, [rule]]),
].toSorted(([a], [b]) => blanks(a) - blanks(b))

/** The rule of a page; undefined where there is none, and then no user may open it. */
export const lockOf = (pathname: string): Lock | undefined =>
  LOCKS.find(([pattern]) => matchPath(pattern, pathname) !== null)?.[1]

/** Whether this person's profile may open the page at an address. */
export function mayOpenPage(url: string, reader: MenuReader): boolean {
  const lock = lockOf(url.split('?')[0] ?? url)
  return lock?.every((rule) => mayOpen(rule, reader)) ?? false
}
