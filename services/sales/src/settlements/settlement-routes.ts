import {
  closeSettlement,
  getSettlement,
  listSettlements,
  type Settlement,
} from '@deportivo/contracts/sellers/settlements'
import { change, found, read, withMessage } from '@deportivo/platform/http/serve/serve'
import { defineList } from '@deportivo/platform/lists/define-list'
import { recordCallOf } from '@deportivo/platform/records/record-call'
import type { Routes } from '@deportivo/platform/service'
import { getAccountRoute, listAccountsRoute, listCommissionRoute, listGoodsRoute } from './account.ts'
import { closeNext } from './close-settlement.ts'
import { readSettlement } from './settlement-record.ts'
import { onlyVisibleSellers, seenSeller } from './visibility.ts'

type Row = Omit<Settlement, 'closed_at'> & { closed_at: Date }

const listSettlementsRoute = defineList<typeof listSettlements, Row>(listSettlements, {
  from: ({ db, actor }) => {
    const rows = db('sales.settlements as settlements')
    if (actor.grants['read settlements'] === 'all') return rows
    const people = onlyVisibleSellers(db('auth.published_people').select('id'), actor)
    return rows.whereIn('settlements.seller_id', people)
  },
  filters: { id: 'settlements.id', seller_id: 'settlements.seller_id' },
  sort: { id: 'settlements.id' },
  tiebreak: ['settlements.id'],
  ranges: ['seller_id'],
})

const getSettlementRoute: Routes = (app, deps) =>
  read(app, deps, getSettlement, async ({ db, params: { id }, actor }) => {
    const settlement = await readSettlement(db, id)
    await seenSeller(db, settlement.seller_id, actor)
    return found(settlement)
  })

const closeSettlementRoute: Routes = (app, deps) =>
  change(app, deps, closeSettlement, async (served) => {
    const { body, trx, actor } = served
    const seller = await seenSeller(trx, body.seller_id, actor)
    const closed = await closeNext(recordCallOf(deps, served), seller, body)
    return withMessage('settlement.closed', closed, { number: closed.number, name: seller.name })
  })

/** The account of a seller and its settlements. */
export const settlementRoutes: readonly Routes[] = [
  listAccountsRoute,
  getAccountRoute,
  listGoodsRoute,
  listCommissionRoute,
  listSettlementsRoute,
  getSettlementRoute,
  closeSettlementRoute,
]
