import { createClient, deleteClient, updateClient } from '@deportivo/contracts/clients/clients'
import { change, withMessage } from '@deportivo/platform/http/serve/serve'
import { recordCallOf } from '@deportivo/platform/records/record-call'
import { recordRoutes } from '@deportivo/platform/records/record-routes'
import { createRecord } from '@deportivo/platform/records/save-record'
import type { Routes } from '@deportivo/platform/service'
import { CLIENT, sellerOf } from './client-record.ts'

export const createClientRoute: Routes = (app, deps) =>
  change(app, deps, createClient, async ({ body, ...served }) => {
    const call = recordCallOf(deps, served)
    const set = { seller_id: sellerOf(call.actor) }
    const { id } = await createRecord(call, CLIENT, { fields: body, set })
    return withMessage('client.created', await CLIENT.read(call.trx, id, call))
  })

export const changeClientRoutes = recordRoutes(CLIENT, {
  change: [updateClient, 'client.updated'],
  remove: [deleteClient, 'client.deleted'],
})
