import type { MigrationSet } from '@deportivo/platform/db/migrate'
import { stock } from '../migrations/0001-stock.ts'
import { pickStore } from '../migrations/0002-pick-store.ts'
import { storeVersions } from '../migrations/0003-store-versions.ts'
import { stockEvents } from '../migrations/0004-stock-events.ts'
import { ledgerOrder } from '../migrations/0005-ledger-order.ts'
import { storeNames } from '../migrations/0006-store-names.ts'
import { transfers } from '../migrations/0007-transfers.ts'
import { counts } from '../migrations/0008-counts.ts'
import { quarantineExits } from '../migrations/0009-quarantine-exits.ts'
import { minimums } from '../migrations/0010-minimums.ts'
import { returnHolds } from '../migrations/0011-return-holds.ts'
import { exitBatches } from '../migrations/0012-exit-batches.ts'
import { endMinimums } from '../migrations/0013-end-minimums.ts'
import { arrivals } from '../migrations/0014-arrivals.ts'

export const inventoryMigrations: MigrationSet = {
  owner: 'inventory',
  migrations: [
    stock,
    pickStore,
    storeVersions,
    stockEvents,
    ledgerOrder,
    storeNames,
    transfers,
    counts,
    quarantineExits,
    minimums,
    returnHolds,
    exitBatches,
    endMinimums,
    arrivals,
  ],
}
