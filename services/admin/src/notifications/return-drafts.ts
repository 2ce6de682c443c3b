import type { ReturnEvent } from '@deportivo/contracts/events/return'
import type { NotificationKind } from '@deportivo/contracts/admin/notifications'
import { latelyIn, returnedLately } from '@deportivo/lifecycle/return-case/returned-lately'
import { queryRows } from '@deportivo/platform/db/query-rows'
import type { LoggedEvent } from '@deportivo/platform/service'
import { readSettings } from '@deportivo/platform/settings'
import type { Knex } from 'knex'
import type { Draft } from './draft.ts'

// Cases with equal times are counted in the order of their numbers, so that each number is reached by one of them.
const countOf = (column: 'client_id' | 'product_id') => `
    (select count(*)::integer from returns.published_cases o where o.${column} = c.${column}
       and (o.created_at, o.id) <= (c.created_at, c.id)
       and ${returnedLately({ cases: 'o', at: 'c.created_at' })})`

const OFTEN = `
  select c.client_id, c.client_name, c.product_id, c.product_name, c.seller_id, c.auxiliary_user_id,
    ${countOf('client_id')} as of_client, ${countOf('product_id')} as of_product
  from returns.published_cases c where c.id = :id`

interface Found {
  client_id: number
  client_name: string
  product_id: number
  product_name: string
  seller_id: number
  auxiliary_user_id: number | null
  of_client: number
  of_product: number
}

/** The number of the setting, and each multiple of it: not every further return of a product that sells well. */
const isReached = (count: number, limit: number) => count > 0 && count % limit === 0

/** A client or a product that returns often, for all who may see the case that made it often. */
export async function oftenDrafts(trx: Knex.Transaction, event: LoggedEvent<ReturnEvent>): Promise<Draft[]> {
  const { id } = event.payload.return_case
  const { often_days: days, often_client, often_product } = await readSettings(trx)
  const [found] = await queryRows<Found>(trx, OFTEN, { id, ...latelyIn(days) })
  if (!found) return []
  const { seller_id, auxiliary_user_id, of_client, of_product } = found
  const draft = (kind: NotificationKind, details: Draft['details']): Draft => ({
    kind,
    event,
    actor_id: null,
    about: null,
    details: { ...details, return: id, days },
    to: { permission: 'read returns', isTheirWork: true },
    of_return: { seller_id, auxiliary_user_id },
  })
  const { client_id, client_name: client, product_id, product_name: product } = found
  return [
    ...(isReached(of_client, often_client)
      ? [draft('client_returns_often', { client_id, client, count: of_client })]
      : []),
    ...(isReached(of_product, often_product)
      ? [draft('product_returns_often', { product_id, product, count: of_product })]
      : []),
  ]
}
