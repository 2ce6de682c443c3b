import { inventoryMigrations } from '@deportivo/inventory/migrations'
import type { MigrationSet } from '@deportivo/platform/db/migrate'
import { createOrders } from './0001-orders.ts'
import { publishedOwnership } from './0002-published-ownership.ts'
import { ordersSortIndexes } from './0003-sort-indexes.ts'
import { ordersAgeIndex } from './0004-age-index.ts'
import { createMoney } from './money/0006-money.ts'
import { cashierVersions } from './0007-cashier-versions.ts'
import { orderFields } from './0008-order-fields.ts'
import { publishedViews } from './0009-published-views.ts'
import { cheaperWrites } from './0010-cheaper-writes.ts'
import { registerAndVoucher } from './money/0011-register-and-voucher.ts'
import { orderKeys } from './0012-order-keys.ts'
import { registerNames } from './money/0013-register-names.ts'
import { paidToProve } from './money/0014-paid-to-prove.ts'
import { soldLines } from './0015-sold-lines.ts'
import { orderPhones } from './0016-order-phones.ts'
import { returnVouchers } from './money/0017-return-vouchers.ts'
import { exchangeCharges } from './money/0018-exchange-charges.ts'
import { expiringVouchers } from './money/0019-expiring-vouchers.ts'
import { voucherPayments } from './money/0020-voucher-payments.ts'
import { drawerEntries } from './money/0023-drawer-entries.ts'
import { shiftsTakenOver } from './money/0024-shifts-taken-over.ts'
import { unconfirmedPayments } from './money/0025-unconfirmed-payments.ts'
import { sellerAccounts } from './money/0026-seller-accounts.ts'
import { waitingPayments } from './money/0027-waiting-payments.ts'
import { moneyOutside } from './money/0028-money-outside.ts'
import { discountReasons } from './0030-discount-reasons.ts'
import { returnCredits } from './money/0029-return-credits.ts'
import { voucherLedger } from './money/0031-voucher-ledger.ts'
import { orderReturns } from './money/0032-order-returns.ts'
import { openOrders } from './0034-open-orders.ts'
import { discountedLines } from './0035-discounted-lines.ts'
import { presentCities } from './0033-present-cities.ts'
import { moneyReceived } from './money/0021-money-received.ts'
import { reservedOrders } from './0022-reserved-orders.ts'

/** The tables that the order kernel needs: those of its stock first, then its own. */
export const orderKernelMigrations: readonly MigrationSet[] = [
  inventoryMigrations,
  {
    owner: 'orders',
    migrations: [
      createOrders,
      publishedOwnership,
      ordersSortIndexes,
      ordersAgeIndex,
      createMoney,
      cashierVersions,
      orderFields,
      publishedViews,
      cheaperWrites,
      registerAndVoucher,
      orderKeys,
      registerNames,
      paidToProve,
      soldLines,
      orderPhones,
      returnVouchers,
      exchangeCharges,
      expiringVouchers,
      voucherPayments,
      moneyReceived,
      reservedOrders,
      drawerEntries,
      shiftsTakenOver,
      unconfirmedPayments,
      sellerAccounts,
      waitingPayments,
      moneyOutside,
      returnCredits,
      discountReasons,
      voucherLedger,
      orderReturns,
      presentCities,
      openOrders,
      discountedLines,
    ],
  },
]
