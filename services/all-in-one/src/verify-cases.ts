import { proveCases } from '@deportivo/returns/proofs/prove-cases'
import { printProof, type Verification } from './proving.ts'

/** Proves every return case: it concerns stock and money. */
export const verifyCases: Verification = async (db) => {
  const proof = await proveCases(db)
  return printProof(proof, {
    lineOf: ({ return_id, state_id, received, held, sent, ...found }) =>
      `return ${return_id} (${state_id ?? 'no case'}): received ${received}, held ${held}, sent ${sent}, ` +
      `credited ${found.credited}, voucher ${found.voucher}, charged ${found.charged}, paid of it ${found.charge_paid}, ` +
      `more than sold ${found.too_many}, more than it cost ${found.beyond_price}` +
      (found.is_line_gone ? ', its goods are no line of its order' : '') +
      (found.is_order_gone ? ', its order is no sale any longer' : ''),
    proved: `Every return case (${proof.cases}) has the units, the holds and the money of its state.`,
    wrong: `of ${proof.cases} return cases are not what the ledger or their orders have of them.`,
  })
}
