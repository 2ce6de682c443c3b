import { listAudit } from '../admin/audit.ts'
import { listBrokenRuns } from '../catalogue/broken-runs.ts'
import { CATALOGUE_LISTS } from '../catalogue/lists.ts'
import type { CatalogueName } from '../catalogue/list-names.ts'
import { listLedger } from '../catalogue/inventory.ts'
import { listDeadStock } from '../catalogue/dead-stock.ts'
import { listPurchaseProposals } from '../catalogue/purchase-proposals.ts'
import { listReferenceSales, listSizeSales } from '../catalogue/size-sales.ts'
import { listUnderMinimum } from '../catalogue/minimums.ts'
import { listProductPrices, listProducts } from '../catalogue/products.ts'
import { listQuarantine, listQuarantineExits } from '../catalogue/quarantine.ts'
import { listShareLinks } from '../catalogue/share-links.ts'
import { listCountLines, listCounts } from '../catalogue/counts.ts'
import { listTransfers } from '../catalogue/transfers.ts'
import { listClients } from '../clients/clients.ts'
import { BOARD_FILTERS, getBoard } from '../dispatch/board.ts'
import type { Filters } from '../list-route.ts'
import { EXPENSE_ROUTES } from '../finance/expenses.ts'
import { RECURRING_ROUTES } from '../finance/recurring-expenses.ts'
import { listMail } from '../admin/mail.ts'
import { listOrders } from '../orders/orders.ts'
import { listRequests } from '../requests/requests.ts'
import { listUnconfirmedPayments } from '../orders/payments.ts'
import { listRefunds } from '../orders/refunds.ts'
import { listReserved } from '../orders/reserved.ts'
import { listCommission, listGoods, listSettlements } from '../sellers/settlements.ts'
import { listReturnsOfProduct, listSalesOfProduct } from '../orders/product-history.ts'
import { listReturns } from '../returns/returns.ts'
import { listStoppedEvents } from '../admin/stopped-events.ts'
import { listUsers } from '../auth/users.ts'
import type { ListName } from './list-names.ts'
import { offersOf } from './offers.ts'

type CatalogueOffers = {
  [N in CatalogueName]: ReturnType<typeof offering<(typeof CATALOGUE_LISTS)[N]['list']>>
}

const catalogue = Object.fromEntries(
  Object.entries(CATALOGUE_LISTS).map(([name, { list }]) => [name, offering(list)]),
) as CatalogueOffers

const { state, type, balance } = offering(listOrders).offers
const { type: typeOfClient } = offering(listClients).offers

/** The lists of the console by name: the call of each, and the filters that it offers. */
export const LISTS = {
  users: offering(listUsers),
  clients: offering(listClients),
  'place-clients': { ...offering(listClients), offers: { type: typeOfClient } },
  audit: offering(listAudit),
  orders: offering(listOrders),
  // All orders of one type: there is nothing to choose.
  'seller-orders': { ...offering(listOrders), offers: { state } },
  'client-orders': { ...offering(listOrders), offers: { state, type, balance } },
  reserved: offering(listReserved),
  'unconfirmed-payments': offering(listUnconfirmedPayments),
  refunds: offering(listRefunds),
  'seller-goods': offering(listGoods),
  'seller-commission': offering(listCommission),
  settlements: offering(listSettlements),
  dispatches: offering({ ...getBoard, list: { filters: BOARD_FILTERS } }),
  mail: offering(listMail),
  'stopped-events': offering(listStoppedEvents),
  products: offering(listProducts),
  'share-links': offering(listShareLinks),
  requests: offering(listRequests),
  'stock-moves': offering(listLedger),
  'product-prices': offering(listProductPrices),
  'product-sales': offering(listSalesOfProduct),
  'product-returns': offering(listReturnsOfProduct),
  transfers: offering(listTransfers),
  counts: offering(listCounts),
  // Its tabs narrow it.
  'count-lines': { ...offering(listCountLines), offers: {} },
  quarantine: offering(listQuarantine),
  'quarantine-exits': offering(listQuarantineExits),
  'broken-runs': offering(listBrokenRuns),
  'under-minimum': offering(listUnderMinimum),
  'size-sales': offering(listSizeSales),
  'reference-sales': offering(listReferenceSales),
  'purchase-proposals': offering(listPurchaseProposals),
  'dead-stock': offering(listDeadStock),
  returns: offering(listReturns),
  expenses: offering(EXPENSE_ROUTES.list),
  'recurring-expenses': offering(RECURRING_ROUTES.list),
  ...catalogue,
} as const satisfies Record<ListName, unknown>

function offering<C extends { list: { filters: Filters } }>(contract: C) {
  return { contract, offers: offersOf<C['list']['filters']>(contract.list.filters) }
}

/** The parameters in the address of every list besides its filters. The page is no part of a view. */
const OF_EVERY_LIST: readonly string[] = ['search', 'order', 'top']

/** What the address of a view of a list may contain. */
export const listKeys = (list: ListName): readonly string[] => [
  ...Object.keys(LISTS[list].offers),
  ...OF_EVERY_LIST,
]
