import { proveMoney } from '@deportivo/orders/money/prove-money'
import type { Knex } from '@deportivo/platform/db/connect'
import { proveReports } from '@deportivo/projector/proofs/prove-reports'
import { proveCases } from '@deportivo/returns/proofs/prove-cases'
import { eventually } from '../eventually.ts'

/**
 * Fails with every difference between a stored sum of money and the entries that make it: in the ledgers, the return
 * cases and the reports, which may still read what has just happened. It is what `npm run verify:money` proves.
 */
export const expectMoneyProved = (db: Knex): Promise<void> =>
  eventually(async () => {
    const proofs = await Promise.all([proveMoney(db), proveCases(db), proveReports(db)])
    const differences = proofs.flatMap((proof): unknown[] => [...proof.differences])
    if (differences.length > 0) throw new Error(`money is not proved: ${JSON.stringify(differences)}`)
  })
