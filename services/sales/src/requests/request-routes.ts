import { getRequest, listRequests } from '@deportivo/contracts/requests/requests'
import { found, read, type RowOf } from '@deportivo/platform/http/serve/serve'
import { defineList } from '@deportivo/platform/lists/define-list'
import type { Routes } from '@deportivo/platform/service'
import { createRequestRoute } from './create-request.ts'
import { orderRequestRoute, refuseRequestRoute, refuseRequestsRoute } from './handle-request.ts'
import { readRequest, requestsSeenBy, seesAllRequests, withNames } from './request-record.ts'

type Row = RowOf<typeof listRequests>

/** Of one's own links, or of all. */
const listRequestsRoute = defineList<typeof listRequests, Row>(listRequests, {
  from: ({ db, actor }) => requestsSeenBy(db, actor),
  filters: { state: 'requests.state', id: 'requests.id', seller_id: 'requests.seller_id' },
  sort: { id: 'requests.id' },
  tiebreak: ['requests.id'],
  ranges: ['state', 'seller_id'],
  rangeOfCall: ({ actor }) =>
    seesAllRequests(actor) ? null : { column: 'requests.seller_id', value: actor.id },
  read: ({ rows, sorted }, { db }) => sorted(withNames(db, rows)).select<Row[]>(),
})

const getRequestRoute: Routes = (app, deps) =>
  read(app, deps, getRequest, async ({ db, params: { id }, actor }) =>
    found(await readRequest(db, id, actor)),
  )

export const requestRoutes: readonly Routes[] = [
  createRequestRoute,
  listRequestsRoute,
  getRequestRoute,
  orderRequestRoute,
  refuseRequestRoute,
  refuseRequestsRoute,
]
