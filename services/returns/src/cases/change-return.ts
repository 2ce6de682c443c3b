import { ATTACHMENT_TYPES } from '@deportivo/contracts/orders/files'
import {
  cancelReturn,
  changeReturn,
  MAY_ATTACH,
  requestReturn,
  ReturnChange,
  ReturnRequest,
  uploadReturnFile,
} from '@deportivo/contracts/returns/returns'
import { RETURN_STEPS } from '@deportivo/lifecycle/return-case/steps'
import { reachesReturn } from '@deportivo/lifecycle/return-case/visibility'
import { attachmentReply } from '@deportivo/platform/files/attachment-reply'
import { forbidden } from '@deportivo/platform/http/refused'
import { normalised } from '@deportivo/platform/http/serve/normalise-body'
import { change, withMessage } from '@deportivo/platform/http/serve/serve'
import { validated } from '@deportivo/platform/http/validated'
import { recordCallOf, type RecordCall } from '@deportivo/platform/records/record-call'
import { lockSeenRecord } from '@deportivo/platform/records/save-record'
import type { Routes } from '@deportivo/platform/service'
import type { TextKey } from '@deportivo/texts/texts'
import type { FastifyRequest } from 'fastify'
import type { Static, TSchema } from 'typebox'
import type { CaseRow } from '../tables.ts'
import { RETURN_CASE, saveCase } from './case-record.ts'
import type { ShownCase } from './members.ts'
import { readCase } from './read-case.ts'
import { attach } from '../files/case-files.ts'
import { requestCase } from './request-return.ts'
import { chosenRate, takeStep, wantedIn, type ChangeBody } from './take-step.ts'
import { exchangeAtOnce, lastStepOf } from './exchange-at-once.ts'

interface Changed {
  key: TextKey
  values: Record<string, never>
  data: ShownCase
}

/** Fields that change without a step, as notes do. Undoing the step before them would lose them: none is offered then. */
async function changeFields(call: RecordCall, row: CaseRow, body: ChangeBody): Promise<void> {
  if (!reachesReturn(call.actor.grants['update returns'], row, call.actor.id)) throw forbidden()
  const rate = await chosenRate(call, row, body)
  if (body.file) await attach(call, row, { file: body.file, type: ATTACHMENT_TYPES.sent })
  const patch = { ...rate, ...(body.observation === undefined ? {} : { observation: body.observation }) }
  await saveCase(call, row, {
    patch,
    before: null,
    event: 'return.fields_changed',
    step: 'fields_changed',
    note: body.observation ?? null,
  })
}

async function changeCase(call: RecordCall, id: number, body: ChangeBody): Promise<Changed> {
  const row = await lockSeenRecord(call, RETURN_CASE, { id, version: body.version })
  const wanted = wantedIn(body)
  if (wanted === null) {
    await changeFields(call, row, body)
    return withMessage('return.updated', await readCase(call.trx, id, call)) as Changed
  }
  const key = await takeStep(call, row, { wanted, body })
  return withMessage(RETURN_STEPS[key].text, await readCase(call.trx, id, call)) as Changed
}

/** One of two bodies, checked once it is known which is meant. */
function bodyAs<Schema extends TSchema>(request: FastifyRequest, schema: Schema): Static<Schema> {
  return validated<Static<Schema>>(request, schema, normalised({ ...(request.body as object) }, schema))
}

/** Requests a return of an order's units. A form of the specification changes a case by the same path. */
export const requestReturnRoute: Routes = (app, deps) =>
  change(app, deps, requestReturn, async (served) => {
    const call = recordCallOf(deps, served)
    const { params, body, request } = served
    if (body._method === 'PUT') return changeCase(call, params.saleId, bodyAs(request, ReturnChange))
    const asked = bodyAs(request, ReturnRequest)
    const row = await requestCase(call, params.saleId, asked)
    if (asked.replacement_size_id === undefined)
      return withMessage('return.requested', await readCase(call.trx, row.id, call))
    await exchangeAtOnce(call, row, asked)
    return withMessage(RETURN_STEPS[lastStepOf(asked)].text, await readCase(call.trx, row.id, call))
  })

export const changeReturnRoute: Routes = (app, deps) =>
  change(app, deps, changeReturn, (served) =>
    changeCase(recordCallOf(deps, served), served.params.id, served.body),
  )

export const cancelReturnRoute: Routes = (app, deps) =>
  change(app, deps, cancelReturn, (served) => {
    const body: ChangeBody = { ...served.body, step: 'cancel' }
    return changeCase(recordCallOf(deps, served), served.params.id, body)
  })

export const uploadReturnFileRoute: Routes = (app, deps) =>
  change(app, deps, uploadReturnFile, async (served) => {
    const call = recordCallOf(deps, served)
    const { params, body, actor, context } = served
    const row = await lockSeenRecord(call, RETURN_CASE, { id: params.id })
    const isAllowed = MAY_ATTACH.some((permission) => reachesReturn(actor.grants[permission], row, actor.id))
    if (!isAllowed) throw forbidden()
    const attachment = await attach(call, row, { file: body.file, type: body.type })
    const viewer = { signer: deps.signer, userId: actor.id, now: context.now }
    return withMessage('file.uploaded', attachmentReply(attachment, viewer))
  })
