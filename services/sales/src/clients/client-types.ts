import { listClientTypes, listPersonTypes } from '@deportivo/contracts/clients/clients'
import { CLIENT_TYPES } from '@deportivo/lifecycle/client-types'
import { defineKnownList } from '@deportivo/platform/lists/define-known-list'
import { text } from '@deportivo/texts/text'

/** Natural person, company. */
export const PERSON_TYPES = [1, 2] as const

export const isPersonType = (id: number) => PERSON_TYPES.some((type) => type === id)

export const listPersonTypesRoute = defineKnownList(listPersonTypes, {
  rows: ({ actor }) =>
    PERSON_TYPES.map((id) => ({ id, name: text(`client.person.${id}`, {}, actor.language) })),
  search: ({ name }) => name,
})

export const listClientTypesRoute = defineKnownList(listClientTypes, {
  rows: ({ actor }) =>
    CLIENT_TYPES.map(({ id }) => ({ id, name: text(`client.type.${id}`, {}, actor.language) })),
  search: ({ name }) => name,
})
