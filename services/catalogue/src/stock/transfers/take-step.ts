import {
  cancelTransfer,
  prepareTransfer,
  receiveTransfer,
  reopenTransfer,
  sendTransfer,
} from '@deportivo/contracts/catalogue/transfers'
import type { BodyOf, Contract } from '@deportivo/contracts/route'
import type { Outcome, Shortage } from '@deportivo/inventory/change'
import { lineName, type StoredTransfer, type TransferFields } from '@deportivo/inventory/transfer-record'
import * as stock from '@deportivo/inventory/transfer-stock'
import type { TransferState } from '@deportivo/lifecycle/transfer/states'
import {
  TRANSFER_STEPS,
  type TransferStepKey,
  type TransferStockEffect,
} from '@deportivo/lifecycle/transfer/steps'
import { transferMachine } from '@deportivo/lifecycle/transfer/transfer-machine'
import { invalid, Refused, rule } from '@deportivo/platform/http/refused'
import { change, withMessage, type MessageReply } from '@deportivo/platform/http/serve/serve'
import { recordCallOf, type RecordCall } from '@deportivo/platform/records/record-call'
import { changeRecord, lockSeenRecord } from '@deportivo/platform/records/save-record'
import type { Routes } from '@deportivo/platform/service'
import type { Knex } from 'knex'
import { refuseWrongEnds } from './transfer-lines.ts'
import { nextSteps, readTransfer, TRANSFER } from './transfer-record.ts'

/** What a step stores besides the state. */
interface Effect {
  fields?: TransferFields
  set?: object
}

type Act<Body> = (call: RecordCall, transfer: StoredTransfer, body: Body) => Promise<Effect> | Effect

type Mover = (
  trx: Knex.Transaction,
  units: stock.TransferUnits,
  stored: { state: TransferState; fields: TransferFields },
) => Promise<Outcome>

const UNMOVED: Outcome = { ok: true, batch: null, changes: [] }

/** What is undone depends on how far the transfer came; in transit the user states what became of the goods. */
const end: Mover = async (trx, units, { state, fields }) => {
  if (state === 'draft') return UNMOVED
  if (state === 'ready') return stock.releaseTransfer(trx, units)
  return fields.goods === 'lost' ? stock.loseTransfer(trx, units) : stock.returnTransfer(trx, units)
}

/** How the table's effects on stock are carried out. */
const MOVERS: Readonly<Record<TransferStockEffect, Mover>> = {
  hold: stock.holdTransfer,
  release: stock.releaseTransfer,
  send: stock.sendTransfer,
  receive: (trx, units, { fields }) =>
    stock.receiveTransfer(trx, { ...units, counts: fields.received ?? [] }),
  end,
}

/** The step, if it is possible for this user now. */
function decide(call: RecordCall, { id, state, version, lines }: StoredTransfer, step: TransferStepKey) {
  const asker = { actor: call.actor, settings: call.deps.settings.current() }
  const decision = transferMachine.decide({ state_id: state, lines: lines.length }, { step }, asker)
  if (!('refused' in decision)) return decision
  const data = { id, state, version, next: nextSteps(state, lines.length, call) }
  if (decision.refused === 'forbidden')
    throw new Refused({ kind: 'forbidden', key: 'transfer.refused.forbidden', data })
  throw rule(`transfer.refused.${decision.refused}`, { state: { key: `transfer.state.${state}` } }, data)
}

function refuseShort(
  { lines }: StoredTransfer,
  short: readonly Shortage[],
  effect: TransferStockEffect,
): never {
  const key = effect === 'receive' ? 'transfer.refused.surplus' : 'transfer.refused.short'
  const errors = short.map(({ line_id, available }) => {
    const at = lines.findIndex(({ id }) => id === line_id)
    const line = lines[at]
    return [`lines.${at}.quantity`, { key, values: { name: line ? lineName(line) : '', available } }] as const
  })
  throw invalid(Object.fromEntries(errors), { short })
}

/** Takes a step of a transfer: refused where it is not possible now, or the goods are short. */
export async function takeTransferStep<Body extends { version?: number | undefined }>(
  call: RecordCall,
  id: number,
  { step, body, act }: { step: TransferStepKey; body: Body; act: Act<Body> },
): Promise<void> {
  const transfer = await lockSeenRecord(call, TRANSFER, { id, version: body.version })
  const { target } = decide(call, transfer, step)
  const { fields = {}, set } = await act(call, transfer, body)
  const { trx, actor, audit } = call
  const effect = TRANSFER_STEPS[step].stock
  const units = { ...transfer, actor, at: audit.at }
  const outcome = await MOVERS[effect](trx, units, { state: transfer.state, fields })
  if (!outcome.ok) refuseShort(transfer, outcome.short, effect)
  await changeRecord(call, TRANSFER, { id, fields: { state: target, ...fields }, ...(set && { set }) })
}

const stepRoute =
  <C extends Contract>(contract: C, step: TransferStepKey, act: Act<BodyOf<C>>): Routes =>
  (app, deps) =>
    change(app, deps, contract, async (served) => {
      const call = recordCallOf(deps, served)
      const { id } = served.params as { id: number }
      await takeTransferStep(call, id, { step, body: served.body as BodyOf<C> & { version?: number }, act })
      const reply = withMessage(TRANSFER_STEPS[step].text, await readTransfer(served.trx, id, call))
      return reply as unknown as MessageReply<C>
    })

const sizesOf = ({ lines }: StoredTransfer) => lines.map(({ size_id }) => size_id)

export const prepare: Act<object> = async ({ trx }, transfer) => {
  await refuseWrongEnds(trx, transfer, sizesOf(transfer))
  return {}
}

const reopen: Act<object> = () => ({})

export const send: Act<object> = ({ audit }) => ({ set: { sent_at: audit.at } })

/** Every line is counted once; another number than was sent needs a reason. */
export const receive: Act<BodyOf<typeof receiveTransfer>> = async (
  { trx, audit },
  transfer,
  { lines, reason },
) => {
  const counted = new Map(lines.map(({ line_id, quantity }) => [line_id, quantity]))
  const isEachCounted = transfer.lines.every(({ id }) => counted.has(id))
  if (!isEachCounted || lines.length !== transfer.lines.length)
    throw invalid({ lines: 'transfer.refused.count_each_line' })
  const differs = transfer.lines.some(({ id, quantity }) => counted.get(id) !== quantity)
  if (differs && !reason?.trim()) throw invalid({ reason: 'transfer.refused.reason' })
  await refuseWrongEnds(trx, transfer, sizesOf(transfer))
  const received = transfer.lines.map((line) => ({
    line_id: line.id,
    quantity: counted.get(line.id) ?? 0,
    name: lineName(line),
  }))
  return {
    fields: { received, ...(differs && { reason }) },
    set: { closed_at: audit.at },
  }
}

const cancel: Act<BodyOf<typeof cancelTransfer>> = ({ audit }, { state }, { goods, reason }) => {
  const set = { closed_at: audit.at }
  if (state !== 'in_transit') return { set, ...(reason !== undefined && { fields: { reason } }) }
  if (goods === undefined) throw invalid({ goods: 'field.required' })
  if (!reason?.trim()) throw invalid({ reason: 'field.required' })
  return { set, fields: { goods, reason } }
}

export const transferStepRoutes: Routes[] = [
  stepRoute(prepareTransfer, 'prepare', prepare),
  stepRoute(reopenTransfer, 'reopen', reopen),
  stepRoute(sendTransfer, 'send', send),
  stepRoute(receiveTransfer, 'receive', receive),
  stepRoute(cancelTransfer, 'cancel', cancel),
]
