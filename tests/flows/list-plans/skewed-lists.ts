import { listAudit } from '@deportivo/contracts/admin/audit'
import { listNotifications } from '@deportivo/contracts/admin/notifications'
import { listStoppedEvents } from '@deportivo/contracts/admin/stopped-events'
import { listBrokenRuns } from '@deportivo/contracts/catalogue/broken-runs'
import { listCounts } from '@deportivo/contracts/catalogue/counts'
import { listLedger } from '@deportivo/contracts/catalogue/inventory'
import { listProductPrices, listProducts } from '@deportivo/contracts/catalogue/products'
import { listQuarantineExits } from '@deportivo/contracts/catalogue/quarantine'
import { listShareLinks } from '@deportivo/contracts/catalogue/share-links'
import { listTransfers } from '@deportivo/contracts/catalogue/transfers'
import { listClients, pickClients } from '@deportivo/contracts/clients/clients'
import { EXPENSE_ROUTES } from '@deportivo/contracts/finance/expenses'
import type { ListContract } from '@deportivo/contracts/list-route'
import { listRequests } from '@deportivo/contracts/requests/requests'
import { listReturns } from '@deportivo/contracts/returns/returns'
import { listRefunds } from '@deportivo/contracts/orders/refunds'
import { listSettlements } from '@deportivo/contracts/sellers/settlements'
import { listVouchers } from '@deportivo/contracts/orders/vouchers'
import { BOGOTA } from '@deportivo/testkit/shop'

export interface SkewedList {
  contract: ListContract
  /** As the statements of the list name it. */
  named: string
  /** A value of each filter that only old rows have; null where no index has it (decision 0057), or it narrows nothing. */
  ofOld: Readonly<Record<string, string | null>>
  /** The filters by words. */
  words: readonly string[]
  /** Sorts without an index of each filter: every row that matches is read once. */
  readsAll: readonly string[]
}

/** What differs from list to list. */
interface Exceptions<C extends ListContract> {
  words?: readonly (keyof C['list']['filters'] & string)[]
  readsAll?: readonly C['list']['sort'][number][]
}

/** A list without a case for one of its filters doesn't compile. */
const skewed = <C extends ListContract>(
  contract: C,
  named: string,
  ofOld: Record<keyof C['list']['filters'], string | null>,
  { words = [], readsAll = [] }: Exceptions<C> = {},
): SkewedList => ({ contract, named, ofOld, words, readsAll })

const day = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10)

export const CLIENT_LIST = skewed(
  listClients,
  '"clients"',
  {
    id: '1|2',
    city_id: String(BOGOTA),
    department_id: '11',
    type_of_client: '3',
    type_of_person: '1',
    seller_id: '900001',
    code_id: '900001',
    name: 'antigua',
    identification_number: 'viejo',
  },
  { words: ['name', 'identification_number'] },
)

/**
 * The lists that grow without bound, but orders. Not here: sessions of a user (deleted 90 days after their end), users and
 * lookups (some thousands of rows at most), and levels, which are as many as sizes of products in stores.
 */
export const LISTS = [
  CLIENT_LIST,
  skewed(pickClients, '"clients"', { id: '1|2' }),
  skewed(listAudit, '"entries"', {
    id: '1|2',
    by_id: '900001',
    subject: 'profile',
    subject_id: 'old',
    act: 'second_factor_off',
    from: day(51),
    to: day(30),
  }),
  skewed(listLedger, '"published_ledger"', {
    id: '1|2',
    product_id: '900001',
    size_id: null,
    store_id: null,
    kind: null,
    order_id: '5',
    from: day(51),
    to: day(30),
  }),
  skewed(listTransfers, '"published_transfers"', {
    id: '1|2',
    state: 'received',
    from_store: '900001',
    to_store: '900003',
  }),
  skewed(listCounts, '"published_counts"', { id: '1|2', state: 'applied', store_id: '900001' }),
  skewed(listQuarantineExits, '"published_quarantine_exits"', {
    id: '1|2',
    kind: 'write_off',
    state: 'undone',
    store_id: '900001',
  }),
  skewed(listNotifications, '"notifications"', { kind: 'reader_stopped', read: '1' }),
  skewed(listVouchers, '"published_vouchers"', {
    id: '1|2',
    client_id: '900001',
    ended: null,
  }),
  skewed(listRefunds, '"published_refunds"', {
    id: '1|2',
    order_id: '900001',
    client_id: '5',
    state: 'pending',
  }),
  skewed(listSettlements, '"settlements"', { id: '1|2', seller_id: '900001' }),
  skewed(
    listProducts,
    '"products"',
    {
      id: '1|2',
      category_id: '900001',
      subcategory_id: '900001',
      brand_id: '900001',
      reference_id: '900001',
      color_id: '900001',
      code: null,
      size_id: null,
      store_id: null,
      stock: null,
    },
    { readsAll: ['total'] },
  ),
  skewed(listBrokenRuns, '"broken_runs"', { product_id: '1|2', store_id: '900001' }),
  skewed(listProductPrices, '"product_prices"', { product_id: '900001' }),
  skewed(listRequests, '"requests"', { id: '1|2', state: 'refused', seller_id: null }),
  skewed(
    listReturns,
    '"cases"',
    {
      id: '1|2',
      sale_id: '900001',
      client_id: '900001',
      group_id: '900001',
      state: 'return_cancelled',
      type: 'voucher',
      overdue: '1',
      reason_id: '900001',
      product_id: '900001',
      brand_id: '900001',
      seller_id: '900001',
      profile_id: 'online_seller',
      store_id: '900001',
      sold_store_id: '900001',
      category_id: '900001',
      // The caller of the test is of no team.
      of_team: null,
      requested_from: day(61),
      requested_to: day(30),
      settled_from: day(61),
      settled_to: day(30),
    },
    { readsAll: ['client_money'] },
  ),
  skewed(EXPENSE_ROUTES.list, '"expenses"', {
    id: '1|2',
    category_id: '900001',
    financial_situation_id: '900001',
    payment_id: '900001',
    store_id: '900001',
    state: 'refused',
    recurring_id: '900001',
    // A settlement has a few expenses: they come to no more than its commission.
    settlement_id: null,
    // By their amount, the expenses of a period are sorted: a month has some hundreds.
    from: null,
    to: null,
  }),
  skewed(listShareLinks, '"share_links"', { state: null }),
  skewed(listStoppedEvents, '"dead_letters"', {}),
]
