import {
  createShareLink,
  MOST_OPEN_LINKS,
  MOST_SHARED_DAYS,
  revokeShareLink,
  SHARED_DAYS,
} from '@deportivo/contracts/catalogue/share-links'
import type { BodyOf } from '@deportivo/contracts/route'
import type { Actor } from '@deportivo/platform/http/guard/actor'
import { LOCKS } from '@deportivo/platform/db/locks'
import { lockOwner, refuseFull } from '@deportivo/platform/db/refuse-full'
import { invalid, rule } from '@deportivo/platform/http/refused'
import { change, withMessage } from '@deportivo/platform/http/serve/serve'
import { recordCallOf, type RecordCall } from '@deportivo/platform/records/record-call'
import { recordRoutes } from '@deportivo/platform/records/record-routes'
import { createRecord } from '@deportivo/platform/records/save-record'
import type { Routes } from '@deportivo/platform/service'
import { priceOf, readSearch } from '../products/product-search.ts'
import { codesSeenBy, CODE_IDS } from '../products/product-view.ts'
import type { ShareLinkFields } from '../tables.ts'
import { listShareLinksRoute } from './list-share-links.ts'
import { listSharedProductsRoute } from './list-shared-products.ts'
import { SHARE_LINK } from './share-link-record.ts'
import { sharedPageRoute } from './shared-page.ts'
import { sharedPictureRoute } from './shared-picture.ts'
import { addressOfLink, hashOfToken, newToken } from './tokens.ts'

type Body = BodyOf<typeof createShareLink>

const DAY_MS = 86_400_000

function expiryOf({ expires_at }: Body, now: Date): Date {
  if (expires_at === undefined) return new Date(now.getTime() + SHARED_DAYS * DAY_MS)
  const wanted = new Date(expires_at)
  // The format admits a leap second, which no Date has.
  if (Number.isNaN(wanted.getTime())) throw invalid({ expires_at: 'field.date' })
  if (wanted <= now) throw invalid({ expires_at: 'share_link.expires_in_past' })
  if (wanted.getTime() - now.getTime() > MOST_SHARED_DAYS * DAY_MS)
    throw invalid({ expires_at: { key: 'share_link.expires_too_late', values: { days: MOST_SHARED_DAYS } } })
  return wanted
}

/** The prices of another seller are not shared. */
function codeOf({ code }: Body, actor: Actor): number {
  const known = CODE_IDS.find(({ key }) => key === code)
  if (!known || !codesSeenBy(actor).includes(known.id)) throw invalid({ code: 'share_link.code_not_yours' })
  return known.id
}

/** Single products replace those that the filter names. */
const filterOf = ({ filter, ids = [] }: Body): string =>
  ids.length === 0
    ? filter
    : [
        ...filter.split(',').filter((part) => part.trim() !== '' && !/^\s*id:/.test(part)),
        `id:${ids.join('|')}`,
      ].join(',')

/** What is stored of a request: refused now, not when a visitor opens the link, where it is no search. */
function fieldsOf(body: Body, actor: Actor, now: Date): ShareLinkFields {
  const { name = null, search = '', search_price = '' } = body
  const filter = filterOf(body)
  // Read before the rest, which would name the field as the search does.
  priceOf(search_price, 'search_price')
  readSearch({ filter, searchText: search, searchPrice: search_price }, codesSeenBy(actor))
  return {
    name,
    code_id: codeOf(body, actor),
    filter,
    search: search.trim() || null,
    search_price: search_price.trim() || null,
    expires_at: expiryOf(body, now),
  }
}

async function refuseTooMany({ trx, actor, audit }: RecordCall): Promise<void> {
  await lockOwner(trx, LOCKS.shareLinksOf, actor.id)
  const open = trx('catalogue.share_links').where({ by_id: actor.id, is_revoked: false })
  await refuseFull(open.where('expires_at', '>', audit.at), {
    most: MOST_OPEN_LINKS,
    refusal: (most) => rule('share_link.too_many', { most }),
  })
}

/** Opens a link to a search, under a token that is stored nowhere. */
export async function shareSearch(
  call: RecordCall,
  body: Body,
): Promise<{ id: number; token: string; expires_at: Date }> {
  const token = newToken()
  const fields = fieldsOf(body, call.actor, call.audit.at)
  await refuseTooMany(call)
  const { id, expires_at } = await createRecord(call, SHARE_LINK, {
    fields,
    set: { token_hash: hashOfToken(token), by_id: call.actor.id },
  })
  return { id, token, expires_at }
}

const createShareLinkRoute: Routes = (app, deps) =>
  change(app, deps, createShareLink, async (served) => {
    const { body, actor, trx } = served
    const call = recordCallOf(deps, { trx, actor, request: served.request })
    const { id, token, expires_at } = await shareSearch(call, body)
    return withMessage('share_link.created', {
      id,
      token,
      url: addressOfLink(deps.config, token),
      expires_at,
    })
  })

export const shareLinkRoutes: readonly Routes[] = [
  createShareLinkRoute,
  listShareLinksRoute,
  ...recordRoutes(SHARE_LINK, { remove: [revokeShareLink, 'share_link.revoked'] }),
  listSharedProductsRoute,
  sharedPictureRoute,
  sharedPageRoute,
]
