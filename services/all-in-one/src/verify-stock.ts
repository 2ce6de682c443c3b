import { prove } from '@deportivo/inventory/prove'
import { proveCounts } from '@deportivo/inventory/prove-counts'
import { proveQuarantine } from '@deportivo/inventory/prove-quarantine'
import { proveTransfers } from '@deportivo/inventory/prove-transfers'
import { verifyCases } from './verify-cases.ts'
import { printProof, runVerifications, type Verification } from './proving.ts'

// `npm run verify:stock`, beside a running server or without one, given the same DATA_DIR or DATABASE_URL.

const verifyLevels: Verification = async (db) => {
  const proof = await prove(db)
  return printProof(proof, {
    lineOf: ({ product_id, size_id, store_id, ...found }) => {
      const { on_hand, held, ledger_on_hand, ledger_held, holds } = found
      return (
        `product ${product_id}, size ${size_id}, store ${store_id}: on hand ${on_hand}, ledger ${ledger_on_hand}; ` +
        `held ${held}, ledger ${ledger_held}, live holds ${holds}`
      )
    },
    proved: `Every one of ${proof.levels} levels is the sum of its ledger (${proof.entries} entries) and of its live holds.`,
    wrong: `of ${proof.levels} levels are not what their ledger or their holds say.`,
  })
}

const verifyQuarantine: Verification = async (db) => {
  const proof = await proveQuarantine(db)
  return printProof(proof, {
    lineOf: ({ order_id, return_id, line_id, ...found }) => {
      const { product_id, size_id, store_id, received, taken_out, surplus } = found
      const owner = order_id ? `order ${order_id}` : return_id ? `return ${return_id}` : 'no order'
      return (
        `quarantine ${store_id}, ${owner}, line ${line_id ?? '-'}, product ${product_id}, size ${size_id}: ` +
        `received ${received}, taken out ${taken_out}, more than left ${surplus}`
      )
    },
    proved: `Every unit in quarantine is what came back for its order, less what was taken out again (${proof.parcels} lines).`,
    wrong: `of ${proof.parcels} lines in quarantine are not what came back for their order.`,
  })
}

const verifyTransfers: Verification = async (db) => {
  const proof = await proveTransfers(db)
  return printProof(proof, {
    lineOf: ({ transfer_id, line_id, state, product_id, size_id, held, in_transit, arrived }) =>
      `transfer ${transfer_id ?? '-'} (${state ?? 'no document'}), line ${line_id ?? '-'}, product ${product_id}, ` +
      `size ${size_id}: held ${held}, in transit ${in_transit}, arrived ${arrived}`,
    proved: `Every line of a transfer (${proof.lines}) is what the ledger has of it; ${proof.in_transit} units are in transit.`,
    wrong: `of ${proof.lines} lines of transfers are not what the ledger has of them.`,
  })
}

const verifyCounts: Verification = async (db) => {
  const proof = await proveCounts(db)
  return printProof(proof, {
    lineOf: ({ count_id, state, product_id, size_id, store_id, difference, booked }) =>
      `count ${count_id} (${state}), product ${product_id}, size ${size_id}, store ${store_id}: ` +
      `difference ${difference}, ledger ${booked}`,
    proved: `Every difference that a stock count found is what the ledger has of it (${proof.lines} lines).`,
    wrong: `of ${proof.lines} lines of stock counts are not what the ledger has of them.`,
  })
}

await runVerifications('stock', [verifyLevels, verifyQuarantine, verifyTransfers, verifyCounts, verifyCases])
