import { inventoryMigrations } from '@deportivo/inventory/migrations'
import { exportJob } from '@deportivo/platform/exports/export-job'
import type { Service } from '@deportivo/platform/service'
import {
  cancelReturnRoute,
  changeReturnRoute,
  requestReturnRoute,
  uploadReturnFileRoute,
} from './cases/change-return.ts'
import { getReturnRoute, listReturnsOfProductRoute, listReturnsRoute } from './cases/list-returns.ts'
import { getReturnsOftenRoute } from './cases/often.ts'
import { undoReturnStepRoute } from './cases/undo-step.ts'
import { followGoods } from './consumers/follow-goods.ts'
import { linkVouchers } from './consumers/link-vouchers.ts'
import { changeReturnGroupRoute } from './groups/change-group.ts'
import { listClientLinesRoute } from './groups/client-lines.ts'
import { requestReturnsRoute } from './groups/request-returns.ts'
import { returnListRoutes } from './lists/list-routes.ts'
import { returnMigrations } from './migrations.ts'
import { listReturnableLinesRoute } from './sold-lines/returnable.ts'
import { storeSoldLines } from './consumers/store-sold-lines.ts'

/** Return cases (Garantías): what clients bring back, and what they get for it. */
export const returns: Service = {
  name: 'returns',
  routes: [
    ...returnListRoutes,
    listReturnsRoute,
    getReturnsOftenRoute,
    listReturnsOfProductRoute,
    getReturnRoute,
    listReturnableLinesRoute,
    requestReturnRoute,
    listClientLinesRoute,
    requestReturnsRoute,
    changeReturnGroupRoute,
    changeReturnRoute,
    cancelReturnRoute,
    undoReturnStepRoute,
    uploadReturnFileRoute,
  ],
  consumers: [storeSoldLines, followGoods, linkVouchers],
  jobs: [exportJob('returns', [listReturnsRoute, listReturnsOfProductRoute])],
  migrations: [inventoryMigrations, returnMigrations],
}
