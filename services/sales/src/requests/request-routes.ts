import { getRequest, listRequests } from '@deportivo/contracts/orders/requests'
import { unseen } from '@deportivo/platform/http/refused'
import { found, read, type RowOf } from '@deportivo/platform/http/serve/serve'
import { defineList } from '@deportivo/platform/lists/define-list'
import type { Routes } from '@deportivo/platform/service'
import { createRequestRoute } from './create-request.ts'
import { orderRequestRoute, refuseRequestRoute } from './handle-request.ts'
import { readRequest, requestsOf, seesAllRequests, withNames } from './request-record.ts'

type Row = RowOf<typeof listRequests>

/** Of one's own links, or of all. Narrowed by a range: an equality would need no sort, and the index of another column. */
const listRequestsRoute = defineList<typeof listRequests, Row>(listRequests, {
  from: ({ db, actor }) =>
    seesAllRequests(actor)
      ? requestsOf(db)
      : requestsOf(db).whereBetween('requests.seller_id', [actor.id, actor.id]),
  filters: { state: 'requests.state', id: 'requests.id', seller_id: 'requests.seller_id' },
  sort: { id: 'requests.id' },
  tiebreak: ['requests.id'],
  ranges: ['state', 'seller_id'],
  rangeOfCall: ({ actor }) =>
    seesAllRequests(actor) ? null : { column: 'requests.seller_id', value: actor.id },
  read: ({ rows, sorted }, { db }) => sorted(withNames(db, rows)).select<Row[]>(),
})

const getRequestRoute: Routes = (app, deps) =>
  read(app, deps, getRequest, async ({ db, params: { id }, actor }) => {
    const request = await readRequest(db, id)
    if (!seesAllRequests(actor) && request.seller_id !== actor.id) throw unseen()
    return found(request)
  })

export const requestRoutes: readonly Routes[] = [
  createRequestRoute,
  listRequestsRoute,
  getRequestRoute,
  orderRequestRoute,
  refuseRequestRoute,
]
