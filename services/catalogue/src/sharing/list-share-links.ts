import { listShareLinks, type ShareLink } from '@deportivo/contracts/catalogue/share-links'
import { may, type Actor } from '@deportivo/platform/http/guard/actor'
import { notFound } from '@deportivo/platform/http/refused'
import type { RowOf } from '@deportivo/platform/http/serve/serve'
import { defineList } from '@deportivo/platform/lists/define-list'
import type { Knex } from 'knex'
import type { PRICE_CODE_KEYS } from '@deportivo/contracts/catalogue/lists'
import type { ShareLinkRow } from '../tables.ts'

/** Users who keep products see and revoke the links of all. */
export const seesAllLinks = (actor: Actor) => may(actor, 'update products')

type LinkState = ShareLink['state']

/**
 * A revoked link stays so when its time is over. One is suspended while its creator is disabled, or lost the permission to
 * share or the price list.
 */
export function stateOf(
  {
    is_revoked,
    expires_at,
    may_share,
  }: Pick<ShareLinkRow, 'is_revoked' | 'expires_at'> & { may_share: boolean },
  now: Date,
): LinkState {
  if (is_revoked) return 'revoked'
  if (expires_at <= now) return 'expired'
  return may_share ? 'open' : 'suspended'
}

interface PageRow extends Omit<ShareLinkRow, 'token_hash'> {
  code: (typeof PRICE_CODE_KEYS)[number]
  code_name: string
  by: string
  may_share: boolean
}

const MAY_SHARE = 'catalogue.published_may_share(links.by_id, links.code_id)'

const maySharePart = (db: Knex) =>
  db.raw('catalogue.published_may_share(links.by_id, links.code_id) as may_share')

const COLUMNS = [
  'id',
  'version',
  'name',
  'by_id',
  'code_id',
  'filter',
  'search',
  'search_price',
  'expires_at',
  'is_revoked',
  'views',
  'last_viewed_at',
  'created_at',
  'updated_at',
].map((column) => `links.${column}`)

const NAMES = ['codes.key as code', 'codes.name as code_name', 'people.name as by']

type Row = RowOf<typeof listShareLinks>

const rowOf = (link: PageRow, now: Date): Row => {
  const { id, version, name, code, code_name, filter, search, search_price, by_id, by } = link
  const { views, last_viewed_at, created_at, expires_at } = link
  return {
    id,
    version,
    name,
    code,
    code_name,
    filter,
    search,
    search_price,
    by_id,
    by,
    views,
    last_viewed_at,
    created_at,
    expires_at,
    state: stateOf(link, now),
    revoked_at: link.is_revoked ? link.updated_at : null,
  }
}

const linksOf = (db: Knex): Knex.QueryBuilder => db('catalogue.share_links as links')

const withNames = (db: Knex, links: Knex.QueryBuilder): Knex.QueryBuilder =>
  db
    .from(links.select(COLUMNS).as('links'))
    .join('catalogue.price_codes as codes', 'codes.id', 'links.code_id')
    .join('auth.published_people as people', 'people.id', 'links.by_id')
    .select([...COLUMNS, ...NAMES, maySharePart(db)])

/** One link for the reply of the call that changed it. */
export async function readShareLink(db: Knex, id: number, now: Date): Promise<Row> {
  const [link] = await withNames(db, linksOf(db).where('links.id', id)).select<PageRow[]>()
  if (!link) throw notFound()
  return rowOf(link, now)
}

/** The condition of each state, as `stateOf` decides it. */
const STATE_SQL: Record<LinkState, string> = {
  revoked: 'links.is_revoked',
  expired: 'not links.is_revoked and links.expires_at <= :now',
  open: `not links.is_revoked and links.expires_at > :now and ${MAY_SHARE}`,
  suspended: `not links.is_revoked and links.expires_at > :now and not ${MAY_SHARE}`,
}

const isState = (state: string): state is LinkState => state in STATE_SQL

function narrowToStates(rows: Knex.QueryBuilder, states: readonly string[], now: Date): Knex.QueryBuilder {
  return rows.where((some) => {
    for (const state of states.filter(isState)) void some.orWhereRaw(STATE_SQL[state], { now })
  })
}

export const listShareLinksRoute = defineList<typeof listShareLinks, Row>(listShareLinks, {
  from: ({ db, actor }) =>
    seesAllLinks(actor) ? linksOf(db) : linksOf(db).whereBetween('links.by_id', [actor.id, actor.id]),
  filters: { state: (rows, states, { deps }) => narrowToStates(rows, states, deps.clock.now()) },
  sort: { id: 'links.id', expires_at: 'links.expires_at' },
  tiebreak: ['links.id'],
  rangeOfCall: ({ actor }) => (seesAllLinks(actor) ? null : { column: 'links.by_id', value: actor.id }),
  read: async ({ rows, sorted }, { db, deps }) => {
    const page = await sorted(withNames(db, rows)).select<PageRow[]>()
    return page.map((link) => rowOf(link, deps.clock.now()))
  },
})
