import { LISTS } from '@deportivo/contracts/views/lists'
import { expect, test } from 'vitest'
import { AUDIT_LISTING } from '../features/audit/audit-list.tsx'
import { CATALOGUE_SCREENS } from '../features/catalogue/screens.ts'
import { CLIENT_LISTING, PLACE_CLIENT_LISTING } from '../features/clients/client-list.tsx'
import {
  CLIENT_ORDER_LISTING,
  ORDER_LISTING,
  SELLER_ORDER_LISTING,
} from '../features/orders/list/order-listing.tsx'
import { REFUND_LISTING } from '../features/orders/money-due/refund-list.tsx'
import { UNCONFIRMED_LISTING } from '../features/orders/money-due/unconfirmed-list.tsx'
import { RESERVED_LISTING } from '../features/orders/reserved/reserved-list.ts'
import { COMMISSION_LISTING } from '../features/orders/seller-account/commission-list.tsx'
import { GOODS_LISTING } from '../features/orders/seller-account/goods-list.tsx'
import { SETTLEMENT_LISTING } from '../features/orders/seller-account/settlement-list.tsx'
import { EXPENSE_LISTING } from '../features/expenses/expense-list.tsx'
import { RECURRING_LISTING } from '../features/expenses/recurring/recurring-list.tsx'
import { STOPPED_LISTING } from '../features/stopped-events/stopped-events-list.tsx'
import { CARD_LISTING, CARD_SORT_KEYS } from '../features/dispatch/board/board-listing.tsx'
import { PRODUCT_PRICE_LISTING } from '../features/products/detail/price-list.tsx'
import { PRODUCT_RETURN_LISTING } from '../features/products/detail/return-list.tsx'
import { PRODUCT_SALE_LISTING } from '../features/products/detail/sale-list.tsx'
import { STOCK_MOVE_LISTING } from '../features/stock/levels/stock-move-list.tsx'
import { PRODUCT_LISTING } from '../features/products/list/product-list.tsx'
import { MAIL_LISTING } from '../features/mail/mail-list.tsx'
import { SHARE_LINK_LISTING } from '../features/share-links/share-link-list.tsx'
import { REQUEST_LISTING } from '../features/requests/request-list.tsx'
import { COUNT_LINE_LISTING } from '../features/counts/count-line-list.tsx'
import { COUNT_LISTING } from '../features/counts/count-list.tsx'
import { BROKEN_RUN_LISTING } from '../features/stock/broken-runs/broken-run-list.tsx'
import { REFERENCE_SALES_LISTING } from '../features/stock/buying/reference-sales-list.tsx'
import { SIZE_SALES_LISTING } from '../features/stock/buying/size-sales-list.tsx'
import { DEAD_STOCK_LISTING } from '../features/stock/buying/dead-stock-list.tsx'
import { TO_BUY_LISTING } from '../features/stock/buying/to-buy-list.tsx'
import { UNDER_MINIMUM_LISTING } from '../features/stock/minimums/under-minimum-list.tsx'
import { EXIT_LISTING } from '../features/stock/quarantine/exit-list.tsx'
import { QUARANTINE_LISTING } from '../features/stock/quarantine/quarantine-list.tsx'
import { TRANSFER_LISTING } from '../features/transfers/transfer-list.tsx'
import { RETURN_LISTING } from '../features/returns/list/return-list.ts'
import { USER_LISTING } from '../features/users/user-list.tsx'

const LISTINGS = [
  USER_LISTING,
  CLIENT_LISTING,
  PLACE_CLIENT_LISTING,
  AUDIT_LISTING,
  ORDER_LISTING,
  SELLER_ORDER_LISTING,
  CLIENT_ORDER_LISTING,
  RESERVED_LISTING,
  UNCONFIRMED_LISTING,
  REFUND_LISTING,
  GOODS_LISTING,
  COMMISSION_LISTING,
  SETTLEMENT_LISTING,
  CARD_LISTING,
  MAIL_LISTING,
  STOPPED_LISTING,
  PRODUCT_LISTING,
  STOCK_MOVE_LISTING,
  PRODUCT_PRICE_LISTING,
  SHARE_LINK_LISTING,
  TRANSFER_LISTING,
  COUNT_LISTING,
  COUNT_LINE_LISTING,
  REQUEST_LISTING,
  SIZE_SALES_LISTING,
  REFERENCE_SALES_LISTING,
  TO_BUY_LISTING,
  DEAD_STOCK_LISTING,
  QUARANTINE_LISTING,
  EXIT_LISTING,
  BROKEN_RUN_LISTING,
  UNDER_MINIMUM_LISTING,
  PRODUCT_SALE_LISTING,
  PRODUCT_RETURN_LISTING,
  RETURN_LISTING,
  EXPENSE_LISTING,
  RECURRING_LISTING,
  ...Object.values(CATALOGUE_SCREENS).map(({ listing }) => listing),
]

test('every list of the console is one of these', () => {
  expect(LISTINGS.map(({ name }) => name).sort()).toEqual(Object.keys(LISTS).sort())
})

test('every column has a unique name, and an export value unless it is a step', () => {
  for (const { name, columns } of LISTINGS) {
    const ids = columns.map(({ id }) => id)
    expect([name, ids.length]).toEqual([name, new Set(ids).size])
    for (const { id, role, file } of columns) expect([id, file.length > 0]).toEqual([id, role !== 'step'])
    for (const id of ids) expect(id).toMatch(/^[a-z][a-z0-9_-]*$/)
  }
})

test('the board knows how to sort by every head that can be pressed', () => {
  const fields = CARD_LISTING.columns.flatMap(({ orderBy }) => orderBy ?? [])
  expect(fields.sort()).toEqual(Object.keys(CARD_SORT_KEYS).sort())
})
