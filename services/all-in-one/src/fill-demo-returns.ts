import { drawPdf } from '@deportivo/infra/demo/proof-file'
import { RETURN_DATA } from '@deportivo/infra/demo/return-data'
import { gatherStaff } from '@deportivo/infra/demo/staff'
import type { Deps } from '@deportivo/platform/service'
import { fillReturns } from '@deportivo/returns/demo/fill-returns'
import type { Knex } from 'knex'

/** The return cases of the demo company, by the head of dispatch; by one of these users, where they are given. */
export async function fillDemoReturns(deps: Deps, among?: readonly number[]): Promise<void> {
  const findActor = async (trx: Knex.Transaction) => (await gatherStaff(trx, among)).one('head_dispatch')
  await fillReturns(deps, { ...RETURN_DATA, findActor, drawGuide: drawPdf })
}
