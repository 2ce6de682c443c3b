import { saveSettings } from '@deportivo/contracts/admin/settings'
import { closeSettlement, getAccount } from '@deportivo/contracts/sellers/settlements'
import { deliveredOrder } from '@deportivo/testkit/returns/case'
import type { Case } from './case.ts'

/** Settlements of sellers: what was sold is settled once. */
export const SETTLEMENT_CASES: Case[] = [
  {
    contract: closeSettlement,
    given: async ({ app, shop }) => {
      await app.ok('two', saveSettings, { body: { commission: { one: 1, tow: 2, three: 3, four: 4 } } })
      const { seller_id } = await deliveredOrder(app, shop)
      const closing = async () => {
        const { open } = await app.ok('two', getAccount, { params: { id: seller_id } })
        return { seller_id, lines: open.lines, commission: open.commission }
      }
      // What other cases sold, so that each time has the same lines.
      await app.ok('two', closeSettlement, { body: await closing() })
      await deliveredOrder(app, shop)
      return { body: await closing() }
    },
  },
]
