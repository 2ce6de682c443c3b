import { clientPicture, createClient, deleteClient, updateClient } from '@deportivo/contracts/clients/clients'
import { may } from '@deportivo/platform/http/guard/actor'
import { changeWithPrecheck, withMessage } from '@deportivo/platform/http/serve/serve'
import {
  portraitColumn,
  portraitName,
  preparePortrait,
  savePortrait,
  withoutPortrait,
  type PortraitTable,
} from '@deportivo/platform/portraits/portrait'
import { showPortraits } from '@deportivo/platform/portraits/portrait-route'
import { recordCallOf } from '@deportivo/platform/records/record-call'
import { recordRoutes } from '@deportivo/platform/records/record-routes'
import { changeRecord, createRecord } from '@deportivo/platform/records/save-record'
import type { Routes } from '@deportivo/platform/service'
import { CLIENT, sellerOf } from './client-record.ts'
import { isClientVisible } from './visibility.ts'

const PORTRAITS: PortraitTable = { table: 'sales.client_photos', person: 'client_id' }

const createClientRoute: Routes = (app, deps) =>
  changeWithPrecheck(app, deps, createClient, {
    before: ({ body, actor }) => preparePortrait(deps, actor.id, body),
    then: async ({ body, proof: portrait, ...served }) => {
      const call = recordCallOf(deps, served)
      const set = { seller_id: sellerOf(call.actor), ...portraitColumn(portrait) }
      const { id } = await createRecord(call, CLIENT, { fields: withoutPortrait(body), set })
      await savePortrait(call.trx, PORTRAITS, id, portrait)
      return withMessage('client.created', await CLIENT.read(call.trx, id, call))
    },
  })

const updateClientRoute: Routes = (app, deps) =>
  changeWithPrecheck(app, deps, updateClient, {
    before: ({ body, actor }) => preparePortrait(deps, actor.id, body),
    then: async ({ params: { id }, body, proof: portrait, ...served }) => {
      const call = recordCallOf(deps, served)
      const { version, ...fields } = withoutPortrait(body)
      const set = portraitColumn(portrait)
      await changeRecord(call, CLIENT, { id, version, fields, set, secrets: portraitName(portrait) })
      await savePortrait(call.trx, PORTRAITS, id, portrait)
      return withMessage('client.updated', await CLIENT.read(call.trx, id, call))
    },
  })

export const saveClientRoutes: Routes[] = [
  createClientRoute,
  updateClientRoute,
  ...recordRoutes(CLIENT, { remove: [deleteClient, 'client.deleted'] }),
  showPortraits(clientPicture, {
    ...PORTRAITS,
    isVisible: (db, id, actor) => may(actor, 'read clients') && isClientVisible(db, id, actor),
  }),
]
