import { orderKernelMigrations } from '@deportivo/orders/migrations'
import type { Service } from '@deportivo/platform/service'
import { claimOrderRoute, listClaimsRoute, releaseClaimRoute } from './board/claim-order.ts'
import { getBoardRoute } from './board/get-board.ts'
import { listDeliveredRoute } from './board/list-delivered.ts'
import { listAssistantsRoute, listCarriersRoute } from './board/lookups.ts'
import { nextStepsRoute } from './board/next-steps.ts'
import { releaseLeftClaims } from './board/release-left-claims.ts'
import { renewClaimsByActivity } from './board/renew-claims.ts'
import { dispatchMigrations } from './migrations.ts'
import { pickLinesRoute } from './picking/pick-lines.ts'

export const dispatch: Service = {
  name: 'dispatch',
  routes: [
    getBoardRoute,
    listDeliveredRoute,
    listClaimsRoute,
    claimOrderRoute,
    releaseClaimRoute,
    nextStepsRoute,
    listAssistantsRoute,
    listCarriersRoute,
    pickLinesRoute,
  ],
  consumers: [renewClaimsByActivity],
  recurring: [releaseLeftClaims],
  migrations: [...orderKernelMigrations, dispatchMigrations],
}
