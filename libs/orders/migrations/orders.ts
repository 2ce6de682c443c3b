import { inventoryMigrations } from '@deportivo/inventory/migrations'
import type { MigrationSet } from '@deportivo/platform/db/migrate'
import { createOrders } from './0001-orders.ts'
import { publishedOrders } from './0002-published-orders.ts'
import { createRegisters } from './money/0003-registers.ts'
import { createVouchers } from './money/0004-vouchers.ts'
import { createPayments } from './money/0005-payments.ts'
import { orderKeys } from './0006-order-keys.ts'
import { publishedMoney } from './money/0007-published-money.ts'
import { publishedReturns } from './money/0008-published-returns.ts'

/** The tables that the order kernel needs: those of its stock first, then its own. */
export const orderKernelMigrations: readonly MigrationSet[] = [
  inventoryMigrations,
  {
    owner: 'orders',
    migrations: [
      createOrders,
      publishedOrders,
      createRegisters,
      createVouchers,
      createPayments,
      orderKeys,
      publishedMoney,
      publishedReturns,
    ],
  },
]
