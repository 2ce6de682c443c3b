import { queryRows } from '@deportivo/platform/db/query-rows'
import { notFound, Refused } from '@deportivo/platform/http/refused'
import type { Knex } from 'knex'

export interface RequestLink {
  id: number
  by_id: number
  code_id: number
  seller: string
}

const LINK = `
  select l.id, l.by_id, l.code_id, p.name as seller, l.is_ended or l.expires_at <= ? as has_ended
  from catalogue.published_share_links l join auth.published_people p on p.id = l.by_id
  where l.token_hash = sha256(convert_to(?, 'UTF8'))`

/** The link of a token: 404 where there is none, 410 where it ended. */
export async function linkOf(trx: Knex.Transaction, token: string, now: Date): Promise<RequestLink> {
  const [link] = await queryRows<RequestLink & { has_ended: boolean }>(trx, LINK, [now, token])
  if (!link) throw notFound()
  if (link.has_ended) throw new Refused({ kind: 'gone', key: 'share_link.gone' })
  return link
}
