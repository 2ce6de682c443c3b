import { fillLinks, fillStock } from '@deportivo/catalogue/demo/fill-stock'
import { STOCK_DATA } from '@deportivo/infra/demo/stock-data'
import { gatherStaff } from '@deportivo/infra/demo/staff'
import type { ProfileId } from '@deportivo/lifecycle/profiles'
import { LOCKS } from '@deportivo/platform/db/locks'
import type { Deps } from '@deportivo/platform/service'
import { fillRequests } from '@deportivo/sales/demo/fill-requests'
import type { Knex } from 'knex'

/**
 * Transfers, counts, minimums and shared links of the demo company, by the head of its warehouse and a seller, and what
 * visitors asked for; by these users, where they are given.
 */
export async function fillDemoStock(deps: Deps, among?: readonly number[]): Promise<void> {
  const findOne = (profile: ProfileId) => async (trx: Knex.Transaction) =>
    (await gatherStaff(trx, among)).one(profile)
  const findSeller = findOne('online_seller')
  const stock = { ...STOCK_DATA, findWarehouseHead: findOne('winery_manager'), findSeller }
  await fillStock(deps, stock)
  await deps.db.transaction(async (trx) => {
    await trx.raw('select pg_advisory_xact_lock(?)', [LOCKS.demo])
    const [token] = await fillLinks(deps, trx, stock)
    if (token !== undefined) await fillRequests(deps, trx, { ...STOCK_DATA, token, findSeller })
  })
}
