import { inventoryMigrations } from '@deportivo/inventory/migrations'
import { moneyMigrations } from '@deportivo/money/migrations'
import type { MigrationSet } from '@deportivo/platform/db/migrate'
import { createOrders } from './0001-orders.ts'
import { publishedOrders } from './0002-published-orders.ts'
import { orderKeys } from './0003-order-keys.ts'
import { moneyOfOrders } from './0004-money-of-orders.ts'
import { exchangeCharges } from './0005-exchange-charges.ts'

/** The tables that the order kernel needs: those of its stock and of its money first, then its own. */
export const orderKernelMigrations: readonly MigrationSet[] = [
  inventoryMigrations,
  moneyMigrations,
  {
    owner: 'orders',
    migrations: [createOrders, publishedOrders, orderKeys, moneyOfOrders, exchangeCharges],
  },
]
