import { listAssistants } from '@deportivo/contracts/auth/sign-in'
import { listCarriers } from '@deportivo/contracts/dispatch/board'
import { statesWhere } from '@deportivo/lifecycle/order/states'
import { queryRows } from '@deportivo/platform/db/query-rows'
import { defineKnownList } from '@deportivo/platform/lists/define-known-list'
import type { Tables } from 'knex/types/tables.js'

export const listCarriersRoute = defineKnownList(listCarriers, {
  rows: ({ deps }) => deps.settings.current().carriers,
  search: ({ name }) => name,
})

const IN_HAND = statesWhere(({ in_hand }) => in_hand === true)

interface Assistant extends Pick<Tables['auth.published_people'], 'id' | 'name'> {
  orders_in_hand: number
}

// Assigned and not yet delivered: what a head considers before assigning more.
const ASSISTANTS = `
  select p.id, p.name, count(b.order_id)::integer as orders_in_hand
  from auth.published_people p
  left join read.dispatch_board b on b.auxiliary_user_id = p.id and b.is_on_board
    and b.state_id = any(?)
  where p.is_active and 'dispatch_assistant' = any(p.profile_ids)
  group by p.id, p.name order by p.name, p.id`

export const listAssistantsRoute = defineKnownList(listAssistants, {
  rows: ({ db }) => queryRows<Assistant>(db, ASSISTANTS, [IN_HAND]),
  search: ({ name }) => name,
})
