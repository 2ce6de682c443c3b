import { GOAL_ROUTES } from '@deportivo/contracts/sellers/goals'
import { idOf } from '@deportivo/testkit/staff'
import type { Case } from './case.ts'

/** Each time another month: a goal that is set to what it was changes nothing. */
let year = 2030
const nextYear = () => (year += 1)

/** Goals of sellers: set and copied one time. */
export const GOAL_CASES: Case[] = [
  {
    contract: GOAL_ROUTES.set,
    given: async ({ app }) => ({
      body: { month: `${nextYear()}-01`, seller_id: await idOf(app, 'online_seller'), amount: 9_000_000 },
    }),
  },
  {
    contract: GOAL_ROUTES.copy,
    given: async ({ app }) => {
      const seller_id = await idOf(app, 'freelance_seller')
      const thatYear = nextYear()
      await app.ok('two', GOAL_ROUTES.set, {
        body: { month: `${thatYear}-05`, seller_id, amount: 4_000_000 },
      })
      return { body: { month: `${thatYear}-06` } }
    },
  },
]
