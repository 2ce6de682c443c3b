import { inventoryMigrations } from '@deportivo/inventory/migrations'
import type { MigrationSet } from '@deportivo/platform/db/migrate'
import { createOrders } from './0001-orders.ts'
import { publishedOwnership } from './0002-published-ownership.ts'
import { ordersSortIndexes } from './0003-sort-indexes.ts'
import { ordersAgeIndex } from './0004-age-index.ts'
import { createMoney } from './0006-money.ts'
import { cashierVersions } from './0007-cashier-versions.ts'
import { orderFields } from './0008-order-fields.ts'
import { publishedViews } from './0009-published-views.ts'
import { cheaperWrites } from './0010-cheaper-writes.ts'
import { registerAndVoucher } from './0011-register-and-voucher.ts'
import { orderKeys } from './0012-order-keys.ts'
import { registerNames } from './0013-register-names.ts'
import { paidToProve } from './0014-paid-to-prove.ts'
import { soldLines } from './0015-sold-lines.ts'
import { orderPhones } from './0016-order-phones.ts'
import { returnVouchers } from './0017-return-vouchers.ts'
import { exchangeCharges } from './0018-exchange-charges.ts'
import { expiringVouchers } from './0019-expiring-vouchers.ts'

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
    ],
  },
]
