import { CATALOGUE_NAMES } from '@deportivo/contracts/catalogue/list-names'
import { REPORT_PAGES } from '@deportivo/contracts/reports/report-pages'
import type { Grants, Permission } from '@deportivo/lifecycle/permissions'
import type { ProfileId } from '@deportivo/lifecycle/profiles'
import type { TextKey } from '@deportivo/texts/texts'

/** Who may come in; every part of it must hold. */
export interface Rule {
  /** Any one of these; absent: open to all. */
  permissions?: readonly Permission[]
  profiles?: readonly ProfileId[]
  hiddenFrom?: readonly ProfileId[]
}

export interface MenuItem extends Rule {
  id: string
  label: TextKey
  url?: string
  children?: readonly MenuItem[]
  /** Who works there: the menu leaves it out for others, who may still open its pages. */
  shownTo?: readonly Permission[]
  /** How much waits there. */
  counts?: 'unconfirmed_payments' | 'refunds'
}

const RESERVED_PROFILES: readonly ProfileId[] = [
  'local_administrative',
  'online_seller_admin',
  'admin_seller',
  'local_seller_admin',
  'online_seller',
  'freelance_seller',
  'local_seller',
  'online_reseller',
  'one',
  'two',
  'winery_manager',
  'head_dispatch',
  'operating_officer',
]

// prettier-ignore
const SPECIFIED_LISTS = [
  'cashiers', 'stores', 'categories', 'subcategories', 'sizes', 'brands', 'references', 'colors',
] as const

/** In the specification's order; lists that it doesn't name follow. */
const LISTS = [...new Set([...SPECIFIED_LISTS, ...CATALOGUE_NAMES])]

const listEntry = (name: (typeof LISTS)[number]): MenuItem => ({
  id: name,
  label: `menu.${name}`,
  url: `/${name}/list`,
})

// One row an entry, so that the rules are read as a table.
// prettier-ignore
const SPECIFIED_REPORTS: readonly MenuItem[] = [
  { id: 'administrative', label: 'menu.administrative', url: '/administrative', permissions: ['read administrative'] },
  { id: 'operational', label: 'menu.operational', url: '/operational', permissions: ['read operational'] },
  { id: 'geo', label: 'menu.geo', url: '/geo', permissions: ['read_geo'] },
]

/** Reports that the specification doesn't name. */
const PLACED = new Set([
  ...SPECIFIED_REPORTS.map(({ id }) => id),
  'result_state',
  'cash_flow',
  'order-summary',
])

const OTHER_REPORTS = REPORT_PAGES.filter(({ name }) => !PLACED.has(name)).map(
  ({ name, title, permission }): MenuItem => ({
    id: name,
    label: title,
    url: `/${name}`,
    permissions: [permission],
  }),
)

/** The side menu, in the specification's order, with its rules of section 6. */
// One row an entry, so that the rules are read as a table.
// prettier-ignore
export const MENU: readonly MenuItem[] = [
  { id: 'dashboard', label: 'menu.reports', children: [...SPECIFIED_REPORTS, ...OTHER_REPORTS] },
  { id: 'users', label: 'menu.users', url: '/users/all', permissions: ['read users'] },
  { id: 'filters', label: 'menu.filters', profiles: ['two'], children: LISTS.map(listEntry) },
  { id: 'products', label: 'menu.products', url: '/products', permissions: ['read products'] },
  { id: 'stock', label: 'stock.menu', shownTo: ['update products', 'read operational'], children: [
    { id: 'transfers', label: 'transfer.title', url: '/products/transfers', permissions: ['read products'] },
    { id: 'counts', label: 'count.title', url: '/products/counts', permissions: ['read products'] },
    { id: 'quarantine', label: 'quarantine.title', url: '/products/quarantine', permissions: ['read products'] },
    { id: 'broken_runs', label: 'broken_runs.title', url: '/products/broken-runs', permissions: ['read products'] },
    { id: 'under_minimum', label: 'minimum.title', url: '/products/under-minimum', permissions: ['read products'] },
    { id: 'size_sales', label: 'size_sales.title', url: '/products/size-sales', permissions: ['read operational'] },
    { id: 'to_buy', label: 'to_buy.title', url: '/products/to-buy', permissions: ['read operational'] },
    { id: 'dead_stock', label: 'dead_stock.title', url: '/products/dead-stock', permissions: ['read operational'] },
    { id: 'product_imports', label: 'menu.product_imports', url: '/products/import', permissions: ['create products', 'update products'] },
  ] },
  { id: 'casher', label: 'menu.casher', url: '/casher', profiles: ['local_administrative', 'two'], permissions: ['manage cashier'] },
  { id: 'reserved', label: 'menu.reserved', url: '/reserved', profiles: RESERVED_PROFILES, permissions: ['read reserved'] },
  { id: 'clients', label: 'menu.clients', url: '/clients', permissions: ['read clients'] },
  { id: 'international', label: 'menu.international', url: '/share_products?size=9', permissions: ['read products'] },
  { id: 'share_products', label: 'menu.share_products', url: '/share_products', permissions: ['read products'] },
  { id: 'orders', label: 'menu.orders', url: '/orders', permissions: ['read sales', 'read seller order'] },
  { id: 'returns', label: 'menu.returns', url: '/returns', permissions: ['read returns'] },
  { id: 'dispatches', label: 'menu.dispatches', url: '/dispatches', permissions: ['read orders'] },
  { id: 'expenses_group', label: 'menu.expenses_group', hiddenFrom: ['freelance_seller', 'online_seller'], children: [
    { id: 'expenses', label: 'menu.expenses', url: '/expenses', permissions: ['read expenses'] },
    { id: 'result_state', label: 'menu.result_state', url: '/result_state', permissions: ['read result_state'], hiddenFrom: ['accounting_manager'] },
    { id: 'cash_flow', label: 'menu.cash_flow', url: '/cash_flow', permissions: ['read cash_flow'] },
    { id: 'order_summary', label: 'menu.order_summary', url: '/order-summary', permissions: ['read cash_flow'] },
    { id: 'unconfirmed_payments', label: 'menu.unconfirmed_payments', url: '/payments', permissions: ['validate payment'], counts: 'unconfirmed_payments' },
    { id: 'refunds', label: 'menu.refunds', url: '/refunds', permissions: ['validate payment', 'manage cashier'], counts: 'refunds' },
  ] },
]

/** What a person finds in their own menu: themself, and what an administrator of the system looks after. */
export const SYSTEM_MENU: readonly MenuItem[] = [
  { id: 'own_profile', label: 'profile_page.title', url: '/my-profile' },
  {
    id: 'seller_account',
    label: 'menu.seller_account',
    url: '/seller/account',
    permissions: ['read settlements'],
  },
  { id: 'goals', label: 'menu.goals', url: '/goals', permissions: ['read settlements'] },
  { id: 'audit', label: 'audit_page.title', url: '/audit', permissions: ['read audit'] },
  { id: 'mail', label: 'mail_page.title', url: '/mail', permissions: ['read mail'] },
  { id: 'settings', label: 'settings.title', url: '/settings', permissions: ['manage settings'] },
  { id: 'events', label: 'stopped.title', url: '/events', permissions: ['manage settings'] },
]

/** Pages that other pages lead to: found by the palette, and pinned. */
// One row an entry, so that the rules are read as a table.
// prettier-ignore
const OTHER_PAGES: readonly MenuItem[] = [
  { id: 'share_links', label: 'share.links', url: '/share_products/links', permissions: ['manage share links'] },
  { id: 'requests', label: 'request.title', url: '/share_products/requests', permissions: ['manage share links'] },
  { id: 'counter', label: 'counter.title', url: '/counter', permissions: ['create sales local'] },
  { id: 'client_imports', label: 'menu.client_imports', url: '/clients/import', permissions: ['update clients'] },
  { id: 'permissions', label: 'menu.permissions', url: '/users/permissions', permissions: ['read users', 'manage permissions'] },
]

/** Every page that a menu leads to. */
export const ALL_MENUS: readonly MenuItem[] = [...MENU, ...SYSTEM_MENU]

export interface MenuReader {
  profile: ProfileId
  grants: Grants
}

export function mayOpen(rule: Rule, { profile, grants }: MenuReader): boolean {
  if (rule.profiles && !rule.profiles.includes(profile)) return false
  if (rule.hiddenFrom?.includes(profile)) return false
  return rule.permissions === undefined || rule.permissions.some((one) => grants[one] !== undefined)
}

const worksThere = ({ shownTo }: MenuItem, { grants }: MenuReader) =>
  shownTo === undefined || shownTo.some((one) => grants[one] !== undefined)

function openMenu(
  items: readonly MenuItem[],
  reader: MenuReader,
  isShown: (item: MenuItem) => boolean,
): MenuItem[] {
  return items.flatMap((item): MenuItem[] => {
    if (!mayOpen(item, reader) || !isShown(item)) return []
    if (!item.children) return [item]
    const children = openMenu(item.children, reader, isShown)
    return children.length === 0 ? [] : [{ ...item, children }]
  })
}

/** The entries this profile sees. A group without a visible entry isn't shown either. */
export const visibleMenu = (items: readonly MenuItem[], reader: MenuReader): MenuItem[] =>
  openMenu(items, reader, (item) => worksThere(item, reader))

/** Every page that this profile may open by name, in a menu or not. */
export const openPages = (reader: MenuReader): MenuItem[] =>
  openMenu([...ALL_MENUS, ...OTHER_PAGES], reader, () => true)

const isUnder = (url: string, pathname: string) => pathname === url || pathname.startsWith(`${url}/`)

/** Tabs of a page with an address of their own: its entry is theirs too. */
const TABS: Readonly<Record<string, string>> = { '/products/reference-sales': '/products/size-sales' }

/** The address of the page that a tab belongs to. */
export const pageOf = (pathname: string): string => TABS[pathname] ?? pathname

/** The entry that is marked at this address: one that narrows a page wins over the page's own. */
export function isEntryAt(url: string, place: { pathname: string; search: string }): boolean {
  const { search } = place
  const pathname = pageOf(place.pathname)
  const here = `${pathname}${search}`
  if (url.includes('?')) return url === here
  if (urlsOf(MENU).some((other) => other.includes('?') && other === here)) return false
  if (!isUnder(url, pathname)) return false
  // Of a page and one below it, only the entry of the latter is marked.
  return !urlsOf(MENU).some((other) => isUnder(url, other) && other !== url && isUnder(other, pathname))
}

/** Every address of a menu, from top to bottom. */
export const urlsOf = (items: readonly MenuItem[]): string[] =>
  items.flatMap(({ url, children = [] }) => [...(url === undefined ? [] : [url]), ...urlsOf(children)])
