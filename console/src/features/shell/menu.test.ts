import { CATALOGUE_NAMES } from '@deportivo/contracts/catalogue/list-names'
import { ALL_REPORTS } from '@deportivo/contracts/reports/all-reports'
import { POLICY } from '@deportivo/lifecycle/policy'
import { PROFILE_IDS, type ProfileId } from '@deportivo/lifecycle/profiles'
import { text } from '@deportivo/texts/text'
import { expect, test } from 'vitest'
import { headerActions } from './header/header-actions.ts'
import { isEntryAt, MENU, openPages, urlsOf, visibleMenu, type MenuItem } from './menu.ts'

const LISTS = [
  'Cajas',
  'Bodegas',
  'Categorías',
  'Subcategorías',
  'Tallas',
  'Marcas',
  'Referencias',
  'Colores',
]
// Lists that the specification doesn't name follow.
const ALL_LISTS = new Set([...LISTS, ...CATALOGUE_NAMES.map((name) => text(`menu.${name}`))])
const FILTERS = `Filtros: ${[...ALL_LISTS].join(', ')}`
// What waits for accounting, which the specification doesn't name, follows.
const WAITING = 'Pagos por confirmar, Dinero por devolver'
const READ_MONEY = 'Gastos operacionales: Gastos, Estado de resultados, Flujo de caja, Resumen de pedidos'
const MONEY = `${READ_MONEY}, ${WAITING}`
const MONEY_WITHOUT_RESULT = `Gastos operacionales: Gastos, Flujo de caja, Resumen de pedidos, ${WAITING}`
const MONEY_OF_REGISTERS =
  'Gastos operacionales: Gastos, Flujo de caja, Resumen de pedidos, Dinero por devolver'
const TRADE = ['Clientes', 'Internacional', 'Buscar productos', 'Operaciones', 'Garantías', 'Despachos']
const SELLER = ['Productos', 'Reservados', ...TRADE]
// Which the specification doesn't name: for users who work with stock.
const STOCK_PAGES = ['Traslados', 'Conteos', 'Cuarentena', 'Tallas rotas', 'Bajo el mínimo']
const BUYING = ['Qué se vende y dónde falta', 'Qué volver a comprar', 'Inventario quieto']
const stock = (...pages: string[]) => `Existencias: ${[...STOCK_PAGES, ...pages].join(', ')}`
const sellerWith = (group: string) => SELLER.toSpliced(1, 0, group)

// Written from the specification (sections 2 and 6) and the table of permissions, not from the code.
const MENUS: Record<ProfileId, string[]> = {
  two: [
    'Reportes: Administrativo, Operativo, Geográfico',
    'Usuarios',
    FILTERS,
    'Productos',
    stock(...BUYING, 'Importar productos'),
    'Caja',
    'Reservados',
    ...TRADE,
    MONEY,
  ],
  one: [
    'Reportes: Administrativo, Operativo, Geográfico',
    'Usuarios',
    'Productos',
    stock(...BUYING),
    'Reservados',
    ...TRADE,
    READ_MONEY,
  ],
  operating_officer: [
    'Reportes: Administrativo, Operativo, Geográfico',
    'Usuarios',
    'Productos',
    stock(...BUYING, 'Importar productos'),
    'Reservados',
    ...TRADE,
    MONEY,
  ],
  accounting_manager: ['Reportes: Administrativo, Geográfico', 'Productos', ...TRADE, MONEY_WITHOUT_RESULT],
  local_administrative: [
    'Reportes: Administrativo',
    'Productos',
    stock('Importar productos'),
    'Caja',
    'Reservados',
    ...TRADE,
    MONEY_OF_REGISTERS,
  ],
  winery_manager: ['Reportes: Operativo', ...sellerWith(stock(...BUYING, 'Importar productos'))],
  head_dispatch: ['Reportes: Operativo', 'Usuarios', ...sellerWith(stock(...BUYING))],
  dispatch_assistant: ['Productos', 'Internacional', 'Buscar productos', 'Garantías', 'Despachos'],
  online_seller_admin: ['Reportes: Administrativo, Geográfico', ...SELLER],
  admin_seller: ['Reportes: Administrativo, Geográfico', ...SELLER],
  local_seller_admin: ['Reportes: Administrativo, Geográfico', ...SELLER],
  online_seller: SELLER,
  freelance_seller: SELLER,
  local_seller: SELLER,
  online_reseller: SELLER,
}

const ONLINE = 'Pedido online'
const WAREHOUSE = 'Pedir a bodega'
const SELLERS = 'Pedidos de vendedor'

const HEADERS: Record<ProfileId, string[]> = {
  two: [ONLINE, WAREHOUSE, SELLERS],
  one: [SELLERS],
  operating_officer: [ONLINE, WAREHOUSE, SELLERS],
  accounting_manager: [],
  local_administrative: [ONLINE, WAREHOUSE, SELLERS],
  winery_manager: [SELLERS],
  head_dispatch: [SELLERS],
  dispatch_assistant: [],
  online_seller_admin: [ONLINE, WAREHOUSE, SELLERS],
  admin_seller: [ONLINE, WAREHOUSE, SELLERS],
  local_seller_admin: [ONLINE, WAREHOUSE, SELLERS],
  online_seller: [ONLINE],
  freelance_seller: [ONLINE, SELLERS],
  local_seller: [WAREHOUSE, SELLERS],
  online_reseller: [ONLINE, SELLERS],
}

const lineOf = ({ label, children }: MenuItem): string =>
  children ? `${text(label)}: ${children.map((child) => text(child.label)).join(', ')}` : text(label)

// Reports that the specification doesn't name follow those that it does.
const SPECIFIED_REPORTS = ['administrative', 'operational', 'geo', 'result_state', 'cash_flow']
const LATER_REPORTS = new Set(
  ALL_REPORTS.map(({ name }) => name).filter((name) => !SPECIFIED_REPORTS.includes(name)),
)

const SPECIFIED_MENU = MENU.map((item) =>
  item.children ? { ...item, children: item.children.filter(({ id }) => !LATER_REPORTS.has(id)) } : item,
)

const menuOf = (profile: ProfileId) => visibleMenu(SPECIFIED_MENU, { profile, grants: POLICY[profile] })

test.each(PROFILE_IDS)('%s has exactly its menu, in the order of the specification', (profile) => {
  expect(menuOf(profile).map(lineOf)).toEqual(MENUS[profile])
})

test.each(PROFILE_IDS)('%s finds its three header actions in their place, the others with a reason', (id) => {
  const actions = headerActions(id, POLICY[id])
  expect(actions.map(({ label }) => text(label))).toEqual([ONLINE, WAREHOUSE, SELLERS])
  const open = actions.filter(({ refusal }) => refusal === null)
  expect(open.map(({ label }) => text(label))).toEqual(HEADERS[id])
})

test("an online seller has no 'Pedidos de vendedor', though the profile may read seller orders", () => {
  expect(POLICY.online_seller['read seller order']).toBeDefined()
  expect(HEADERS.online_seller).not.toContain(SELLERS)
})

test('a permission taken away takes its entry along, and a group without entries is gone', () => {
  const { 'read clients': _, ...grants } = POLICY.local_seller
  const lines = visibleMenu(SPECIFIED_MENU, { profile: 'local_seller', grants }).map(lineOf)
  expect(lines).toEqual(SELLER.filter((line) => line !== 'Clientes'))
  expect(visibleMenu(SPECIFIED_MENU, { profile: 'one', grants: { read_geo: 'all' } }).map(lineOf)).toEqual([
    'Reportes: Geográfico',
  ])
})

test('an entry that narrows a page is marked instead of the page', () => {
  const narrowed = { pathname: '/share_products', search: '?size=9' }
  expect(isEntryAt('/share_products?size=9', narrowed)).toBe(true)
  expect(isEntryAt('/share_products', narrowed)).toBe(false)
  const whole = { pathname: '/share_products', search: '?size=8' }
  expect(isEntryAt('/share_products?size=9', whole)).toBe(false)
  expect(isEntryAt('/share_products', whole)).toBe(true)
  expect(isEntryAt('/clients', { pathname: '/clients/3/history', search: '' })).toBe(true)
  expect(isEntryAt('/products/counts', { pathname: '/products/counts/3', search: '' })).toBe(true)
  expect(isEntryAt('/products', { pathname: '/products/counts/3', search: '' })).toBe(false)
  expect(isEntryAt('/products', { pathname: '/products/3/detail', search: '' })).toBe(true)
  expect(isEntryAt('/orders', { pathname: '/order-summary', search: '' })).toBe(false)
})

test('who may only look at products finds the pages of stock by name, though no menu leads to them', () => {
  const reader = { profile: 'local_seller', grants: POLICY.local_seller } as const
  expect(urlsOf(visibleMenu(MENU, reader))).not.toContain('/products/transfers')
  expect(urlsOf(openPages(reader))).toContain('/products/transfers')
  expect(urlsOf(openPages({ ...reader, grants: { 'read clients': 'all' } }))).not.toContain(
    '/products/transfers',
  )
})
