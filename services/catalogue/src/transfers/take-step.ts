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
import { TRANSFER_STEPS, type TransferStepKey } from '@deportivo/lifecycle/transfer/steps'
import { transferMachine } from '@deportivo/lifecycle/transfer/transfer-machine'
import { invalid, Refused, rule } from '@deportivo/platform/http/refused'
import { change, withMessage, type MessageReply } from '@deportivo/platform/http/serve/serve'
import { recordCallOf, type RecordCall } from '@deportivo/platform/records/record-call'
import { changeRecord, lockSeenRecord } from '@deportivo/platform/records/save-record'
import type { Routes } from '@deportivo/platform/service'
import { refuseWrongEnds } from './transfer-lines.ts'
import { nextSteps, readTransfer, TRANSFER } from './transfer-record.ts'

/** What a step stores besides the state, and what it does to units. */
interface Effect {
  fields?: TransferFields
  set?: object
  units?: (units: stock.TransferUnits) => Promise<Outcome>
  /** The text of what was short. */
  short?: 'transfer.refused.short' | 'transfer.refused.surplus'
}

type Act<Body> = (call: RecordCall, transfer: StoredTransfer, body: Body) => Promise<Effect> | Effect

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
  key: NonNullable<Effect['short']>,
): never {
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
  const { fields, set, units, short = 'transfer.refused.short' } = await act(call, transfer, body)
  const { actor, audit } = call
  const outcome = await units?.({ ...transfer, actor, at: audit.at })
  if (outcome?.ok === false) refuseShort(transfer, outcome.short, short)
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
  return { units: (units) => stock.holdTransfer(trx, units) }
}

const reopen: Act<object> = ({ trx }) => ({ units: (units) => stock.releaseTransfer(trx, units) })

export const send: Act<object> = ({ trx, audit }) => ({
  set: { sent_at: audit.at },
  units: (units) => stock.sendTransfer(trx, units),
})

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
    ...{ line_id: line.id, quantity: counted.get(line.id) ?? 0, name: lineName(line) },
  }))
  return {
    fields: { received, ...(differs && { reason }) },
    set: { closed_at: audit.at },
    units: (units) => stock.receiveTransfer(trx, { ...units, counts: received }),
    short: 'transfer.refused.surplus',
  }
}

/** What is undone depends on how far it came; in transit the user states what became of the goods. */
const cancel: Act<BodyOf<typeof cancelTransfer>> = ({ trx, audit }, { state }, { goods, reason }) => {
  const ended = { set: { closed_at: audit.at } }
  if (state !== 'in_transit') {
    const fields = reason === undefined ? {} : { fields: { reason } }
    return state === 'ready'
      ? { ...ended, ...fields, units: (units) => stock.releaseTransfer(trx, units) }
      : { ...ended, ...fields }
  }
  if (goods === undefined) throw invalid({ goods: 'field.required' })
  if (!reason?.trim()) throw invalid({ reason: 'field.required' })
  const end = goods === 'lost' ? stock.loseTransfer : stock.returnTransfer
  return { ...ended, fields: { goods, reason }, units: (units) => end(trx, units) }
}

export const transferStepRoutes: Routes[] = [
  stepRoute(prepareTransfer, 'prepare', prepare),
  stepRoute(reopenTransfer, 'reopen', reopen),
  stepRoute(sendTransfer, 'send', send),
  stepRoute(receiveTransfer, 'receive', receive),
  stepRoute(cancelTransfer, 'cancel', cancel),
]
