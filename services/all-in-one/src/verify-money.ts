import { proveMoney } from '@deportivo/orders/money/prove-money'
import { proveReports } from '@deportivo/projector/proofs/prove-reports'
import type { Knex } from '@deportivo/platform/db/connect'
import { setTimeout as wait } from 'node:timers/promises'
import { printProof, runVerifications, type Verification } from './proving.ts'
import { verifyCases } from './verify-cases.ts'

// `npm run verify:money`, beside a running server or without one, given the same DATA_DIR or DATABASE_URL.

const pesos = (amount: number | null) => (amount === null ? 'nothing' : `$ ${amount}`)

const verifyLedgers: Verification = async (db) => {
  const proof = await proveMoney(db)
  return printProof(proof, {
    lineOf: ({ what, id, order_id, stored, expected }) =>
      `${what} ${id}${order_id === null ? '' : `, order ${order_id}`}: stored ${pesos(stored)}, entries ${pesos(expected)}`,
    proved: `Every peso of ${proof.orders} orders (${proof.payments} payments) pays goods, is owed, is a voucher or is in a drawer.`,
    wrong: 'sums are not what their entries make of them.',
  })
}

const TRIES = 30
const WAIT_MS = 1_000

/** Beside a running server reports read what has just happened within a moment. */
async function settledReports(db: Knex) {
  let proof = await proveReports(db)
  for (let tries = 1; tries < TRIES && proof.differences.length > 0; tries += 1) {
    await wait(WAIT_MS)
    proof = await proveReports(db)
  }
  return proof
}

const verifyReports: Verification = async (db) => {
  const proof = await settledReports(db)
  return printProof(proof, {
    lineOf: ({ what, id, reported, expected }) =>
      `${what} ${id}: reported ${pesos(reported)}, booked ${pesos(expected)}`,
    proved: `The reports have these sums (${proof.facts} facts).`,
    wrong: `of ${proof.facts} facts of reports are not what was booked.`,
  })
}

await runVerifications('money', [verifyLedgers, verifyCases, verifyReports])
