import { MONEY_TRANSFER_ROUTES } from '@deportivo/contracts/finance/money-transfers'
import { ATTACHMENT_TYPES } from '@deportivo/contracts/orders/files'
import { change, found, read, withMessage } from '@deportivo/platform/http/serve/serve'
import { deleteRecord } from '@deportivo/platform/records/delete-record'
import { recordCallOf } from '@deportivo/platform/records/record-call'
import { createRecord, lockSeenRecord } from '@deportivo/platform/records/save-record'
import type { Routes } from '@deportivo/platform/service'
import { attachProof, proofsOf, removeProofs } from '../proofs/proof-files.ts'
import { MONEY_TRANSFER, readTransfer } from './transfer-record.ts'

const { get, create, attach, undo } = MONEY_TRANSFER_ROUTES

const ownerOf = (id: number) => ({ owner_type: 'money_transfer', owner_id: id })

const getRoute: Routes = (app, deps) =>
  read(app, deps, get, async ({ db, actor, params: { id } }) => {
    const transfer = await readTransfer(db, id)
    return found({ ...transfer, attachments: await proofsOf(db, ownerOf(id), { actor, deps }) })
  })

const createRoute: Routes = (app, deps) =>
  change(app, deps, create, async (served) => {
    const call = recordCallOf(deps, served)
    const set = { created_by: call.actor.name }
    const { id } = await createRecord(call, MONEY_TRANSFER, { fields: served.body, set })
    return withMessage('money_transfer.created', await readTransfer(call.trx, id))
  })

const attachRoute: Routes = (app, deps) =>
  change(app, deps, attach, async (served) => {
    const call = recordCallOf(deps, served)
    const { id } = await lockSeenRecord(call, MONEY_TRANSFER, { id: served.params.id })
    const proof = { owner: ownerOf(id), type: ATTACHMENT_TYPES.money_transfer, file: served.body.file }
    return withMessage('file.uploaded', await attachProof(call, proof, served.context))
  })

const undoRoute: Routes = (app, deps) =>
  change(app, deps, undo, async (served) => {
    const call = recordCallOf(deps, served)
    const { id } = served.params
    await deleteRecord(call, MONEY_TRANSFER, { id, version: served.body.version })
    await removeProofs(call, ownerOf(id))
    return withMessage('money_transfer.undone', { id })
  })

export const moneyTransferRoutes: readonly Routes[] = [getRoute, createRoute, attachRoute, undoRoute]
