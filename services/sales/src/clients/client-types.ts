import { listClientTypes, listPersonTypes } from '@deportivo/contracts/clients/clients'
import { found, read } from '@deportivo/platform/http/serve/serve'
import type { Routes } from '@deportivo/platform/service'
import { text } from '@deportivo/texts/text'

/** Natural person, company. */
const PERSON_TYPES = [1, 2] as const
/** Final, wholesale, reseller. */
const CLIENT_TYPES = [1, 2, 3] as const

export const isPersonType = (id: number) => PERSON_TYPES.some((type) => type === id)
export const isClientType = (id: number) => CLIENT_TYPES.some((type) => type === id)

export const listPersonTypesRoute: Routes = (app, deps) =>
  read(app, deps, listPersonTypes, async ({ actor }) =>
    found(PERSON_TYPES.map((id) => ({ id, name: text(`client.person.${id}`, {}, actor.language) }))),
  )

export const listClientTypesRoute: Routes = (app, deps) =>
  read(app, deps, listClientTypes, async ({ actor }) =>
    found(CLIENT_TYPES.map((id) => ({ id, name: text(`client.type.${id}`, {}, actor.language) }))),
  )
