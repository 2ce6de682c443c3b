import { getMoneyProof } from '@deportivo/contracts/orders/payments'
import { proveMoney } from '@deportivo/orders/money/prove-money'
import { found, read } from '@deportivo/platform/http/serve/serve'
import type { Routes } from '@deportivo/platform/service'

const MOST = 1_000

/** What `npm run verify:money` finds in the ledgers, for those who manage the company's money. */
export const moneyProofRoute: Routes = (app, deps) =>
  read(app, deps, getMoneyProof, async ({ db }) => {
    const proof = await proveMoney(db)
    return found({ ...proof, differences: proof.differences.slice(0, MOST) })
  })
