import { listClientTypes, listPersonTypes } from '@deportivo/contracts/clients/clients'
import { defineKnownList } from '@deportivo/platform/lists/define-known-list'
import { text } from '@deportivo/texts/text'

/** Natural person, company. */
const PERSON_TYPES = [1, 2] as const
/** Final, wholesale, reseller. */
const CLIENT_TYPES = [1, 2, 3] as const

export const isPersonType = (id: number) => PERSON_TYPES.some((type) => type === id)
export const isClientType = (id: number) => CLIENT_TYPES.some((type) => type === id)

export const listPersonTypesRoute = defineKnownList(listPersonTypes, {
  rows: ({ actor }) =>
    PERSON_TYPES.map((id) => ({ id, name: text(`client.person.${id}`, {}, actor.language) })),
  search: ({ name }) => name,
})

export const listClientTypesRoute = defineKnownList(listClientTypes, {
  rows: ({ actor }) =>
    CLIENT_TYPES.map((id) => ({ id, name: text(`client.type.${id}`, {}, actor.language) })),
  search: ({ name }) => name,
})
