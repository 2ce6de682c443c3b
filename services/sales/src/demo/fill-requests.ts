import { offerOf } from '@deportivo/contracts/requests/requests'
import { storedPhone } from '@deportivo/contracts/phone'
import { queryRows } from '@deportivo/platform/db/query-rows'
import type { Actor } from '@deportivo/platform/http/guard/actor'
import { callAt } from '@deportivo/platform/records/record-call'
import { changeRecord } from '@deportivo/platform/records/save-record'
import type { Deps } from '@deportivo/platform/service'
import type { Knex } from 'knex'
import { hashOf, storeRequest } from '../requests/create-request.ts'
import { linkOf } from '../requests/request-link.ts'
import { knownLines } from '../requests/request-lines.ts'
import { REQUEST } from '../requests/request-record.ts'

const HOUR_MS = 3_600_000

/** What visitors of a shared link asked for, so many hours ago; one with `whyRefused` was refused since. */
export interface DemoRequests {
  requests: readonly {
    hours: number
    name: string
    phone: string
    note: string | null
    whyRefused: string | null
  }[]
  findSeller: (trx: Knex.Transaction) => Promise<Actor>
}

const IN_STOCK = `
  select distinct on (p.id) p.id as product_id, z.size_name as size
  from catalogue.published_products p
  join catalogue.published_category_sizes z on z.category_id = p.category_id
  join inventory.published_levels l on l.product_id = p.id and l.size_id = z.size_id and l.available > 0
  where p.is_active and jsonb_exists(p.codes, :code) order by p.id desc, z.size_id limit :limit`

/** Requests of visitors who opened the link of this token. */
export async function fillRequests(
  { clock, signer, ...deps }: Deps,
  trx: Knex.Transaction,
  { token, requests, findSeller }: DemoRequests & { token: string },
): Promise<void> {
  const now = clock.now()
  const link = await linkOf(trx, token, now)
  const goods = await queryRows<{ product_id: number; size: string }>(trx, IN_STOCK, {
    code: String(link.code_id),
    limit: requests.length,
  })
  const actor = await findSeller(trx)
  for (const [index, { hours, whyRefused, ...asked }] of requests.entries()) {
    const good = goods[index]
    if (!good) return
    const wanted = { ...good, quantity: 1, offer: signer.seal(offerOf(link.id, good.product_id)) }
    const lines = await knownLines(trx, signer, [wanted], link)
    const at = new Date(now.getTime() - hours * HOUR_MS)
    const body = {
      link: token,
      lines: [wanted],
      name: asked.name,
      phone: asked.phone,
      note: asked.note ?? '',
    }
    const hash = hashOf(storedPhone(asked.phone), lines)
    const { id } = await storeRequest(trx, { body, link, lines, hash }, { now: at, requestId: null })
    if (whyRefused === null) continue
    const call = callAt({ deps: { ...deps, clock, signer }, trx, actor }, new Date(at.getTime() + HOUR_MS))
    await changeRecord(call, REQUEST, { id, fields: { state: 'refused', reason: whyRefused } })
  }
}
