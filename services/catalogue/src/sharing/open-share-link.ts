import { queryRows } from '@deportivo/platform/db/query-rows'
import { notFound, Refused } from '@deportivo/platform/http/refused'
import type { Deps } from '@deportivo/platform/service'
import type { ShareLinkRow } from '../tables.ts'
import { stateOf } from './list-share-links.ts'
import { hashOfToken } from './tokens.ts'

export type OpenedLink = Pick<
  ShareLinkRow,
  'id' | 'by_id' | 'code_id' | 'filter' | 'search' | 'search_price' | 'expires_at' | 'is_revoked'
> & { may_share: boolean; seller: string; seller_phone: string | null }

const OPEN = `
  select l.id, l.by_id, l.code_id, l.filter, l.search, l.search_price, l.expires_at, l.is_revoked,
    catalogue.published_may_share(l.by_id, l.code_id) as may_share, p.name as seller,
    h.phone as seller_phone
  from catalogue.share_links l
  join auth.published_people p on p.id = l.by_id
  join auth.published_phones h on h.id = l.by_id
  where l.token_hash = ?`

/** The link of a token: 404 where there is none, 410 where it ended. */
export async function openShareLink(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  token: string,
): Promise<OpenedLink> {
  const [link] = await queryRows<OpenedLink>(db, OPEN, [hashOfToken(token)])
  if (!link) throw notFound()
  if (stateOf(link, clock.now()) !== 'open') throw new Refused({ kind: 'gone', key: 'share_link.gone' })
  return link
}
