import { ATTACHMENT_TYPES } from '@deportivo/contracts/orders/files'
import type { ReturnChange } from '@deportivo/contracts/returns/returns'
import type { Wanted } from '@deportivo/lifecycle/machine'
import { returnMachine } from '@deportivo/lifecycle/return-case/machine'
import { returnStateRow } from '@deportivo/lifecycle/return-case/states'
import { returnStep, type ReturnStep, type ReturnStepKey } from '@deportivo/lifecycle/return-case/steps'
import { reachesReturn } from '@deportivo/lifecycle/return-case/visibility'
import type { EventType } from '@deportivo/contracts/events/families'
import { forbidden, invalid, Refused, rule } from '@deportivo/platform/http/refused'
import type { RecordCall } from '@deportivo/platform/records/record-call'
import type { Static } from 'typebox'
import { STEP_ACTS } from '../steps/step-acts.ts'
import type { CasePatch, CaseRow } from '../tables.ts'
import { overwritten, saveCase } from './case-record.ts'
import { bookedFactsOf, factsOf, nextSteps } from './read-case.ts'
import { attach } from '../files/case-files.ts'
import { rateOf } from './request-return.ts'

export type ChangeBody = Static<typeof ReturnChange>

/** The reference setting names a step by what it chooses. */
const ACTION_STEPS: Record<NonNullable<ChangeBody['request_action']>, ReturnStepKey> = {
  returned_to_store: 'return_to_store',
  voucher: 'voucher',
}

/** The step that a body names; null: it changes fields alone. Refuses two that contradict each other. */
export function wantedIn({ step, state_id, request_action }: ChangeBody): Wanted | null {
  if (step !== undefined && request_action !== undefined && step !== ACTION_STEPS[request_action])
    throw invalid({ request_action: 'return.refused.other_action' })
  if (step === undefined && state_id === undefined && request_action === undefined) return null
  return { step: step ?? (request_action && ACTION_STEPS[request_action]), state_id }
}

/** An open case whose goods can no longer go back to the client. */
const isSettled = ({ state_id, goods }: Pick<CaseRow, 'state_id' | 'goods'>): boolean =>
  !returnStateRow(state_id).is_final && (goods === 'written_off' || goods === 'claimed')

/** The step, if it is possible for this user now. */
async function decide(call: RecordCall, row: CaseRow, wanted: Wanted) {
  const asker = { actor: call.actor, settings: call.deps.settings.current() }
  const booked = await bookedFactsOf(call.trx, row)
  const decision = returnMachine.decide(factsOf(row, booked), wanted, asker)
  if (!('refused' in decision)) return decision
  const { id, state_id, version } = row
  const data = { id, state_id, version, next: nextSteps(row, booked, call) }
  if (decision.refused === 'forbidden')
    throw new Refused({ kind: 'forbidden', key: 'return.refused.forbidden', data })
  if (wanted.step === 'cancel' && isSettled(row)) throw rule('return.refused.goods_settled', {}, data)
  throw rule(`return.refused.${decision.refused}`, { state: { key: `return.state.${state_id}` } }, data)
}

/**
 * Attaches the file of a step, and refuses a step that needs one where none of its types has come. What a client collects
 * is not sent: neither a waybill nor a picture of it is needed.
 */
async function fileOfStep(
  call: RecordCall,
  row: CaseRow,
  { file }: ReturnStep,
  body: ChangeBody,
): Promise<void> {
  if (body.file) {
    await attach(call, row, { file: body.file, type: ATTACHMENT_TYPES.sent, isOfStep: true })
    return
  }
  if (!file || body.is_collected) return
  const found = await call
    .trx('files.published_attachments')
    .where({ owner_type: 'return', owner_id: row.id })
    .whereIn(
      'type',
      file.types.map((type) => ATTACHMENT_TYPES[type]),
    )
    .whereNot('state', 'rejected')
    .first('id')
  if (!found) throw invalid({ file: file.missing })
}

/**
 * The exchange rate that a body chooses, as columns of the case. It is money: not for users who only prepare or deliver,
 * nor once the client's voucher or replacement was decided by it.
 */
export async function chosenRate(
  { trx, actor }: RecordCall,
  row: CaseRow,
  { exchange_rate }: ChangeBody,
): Promise<CasePatch> {
  if (exchange_rate === undefined) return {}
  if (!reachesReturn(actor.grants['update returns'], row, actor.id)) throw forbidden()
  if (row.settlement !== null || returnStateRow(row.state_id).is_final)
    throw invalid({ exchange_rate: 'return.refused.rate_settled' })
  const { id, percentage } = await rateOf(trx, exchange_rate)
  return { exchange_rate_id: id, exchange_rate: percentage }
}

/** Takes the step that a body names on a locked case: the machine decides once, then stock, history and event follow. */
export async function takeStep(
  call: RecordCall,
  stored: CaseRow,
  { wanted, body }: { wanted: Wanted; body: ChangeBody },
): Promise<ReturnStepKey> {
  const rate = await chosenRate(call, stored, body)
  const row = { ...stored, ...rate }
  const { key, target } = await decide(call, row, wanted)
  const step = returnStep(key)
  await fileOfStep(call, row, step, body)
  const { patch: own = {}, batch = null, note = null } = await STEP_ACTS[key]({ call, row, body })
  const patch: CasePatch = { ...rate, ...own, state_id: target, state_entered_at: call.audit.at }
  await saveCase(call, stored, {
    patch,
    // The table of steps names events of the family alone, which a test of the contracts compares.
    event: step.event as EventType<'return'>,
    step: key,
    note,
    before: { columns: overwritten(stored, patch), stock_batch: batch, is_final: step.final ?? false },
  })
  return key
}
