import { Type, type Static } from 'typebox'
import { listRoute } from '../list-route.ts'
import { route, Strict } from '../route.ts'
import {
  ChangeReply,
  Id,
  IdParams,
  Instant,
  Listed,
  Name,
  Nullable,
  Pesos,
  Text,
  Version,
} from '../shapes.ts'
import { PriceCodeKey } from './lists.ts'

/** Where visitors without a login see shared products. */
export const SHARED_PRODUCTS_PATH = '/public/products/'

/** Of a link whose creator names no other time. */
export const SHARED_DAYS = 7
// Prices change with the season: a link that outlives it would show them for good.
/** Of a person that are neither revoked nor expired. */
export const MOST_OPEN_LINKS = 200

export const MOST_SHARED_DAYS = 365

export const SHARED_PER_PAGE = 15

/** Of what a visitor searches. */
export const LONGEST_SHARED_SEARCH = 60

// More than any page of products has, and as many values as a filter takes.
const MOST_SELECTED = 200

/** Of the name of a link. */
export const LONGEST_LINK_NAME = 80

export const SHARE_LINK_STATES = ['open', 'expired', 'revoked', 'suspended'] as const

/** A link as its creator sees it: never its token, of which only a hash is stored. */
export const ShareLink = Type.Object({
  id: Id,
  /** What its creator calls it; null: they gave it none. */
  name: Nullable(Type.String()),
  code: PriceCodeKey,
  code_name: Type.String(),
  /** What is shared, in the grammar of the product search; null: all products. */
  filter: Nullable(Type.String()),
  search: Nullable(Type.String()),
  search_price: Nullable(Type.String()),
  by_id: Id,
  by: Type.String(),
  state: Type.Enum([...SHARE_LINK_STATES]),
  /** How often its first page was opened. */
  views: Type.Integer(),
  last_viewed_at: Nullable(Instant),
  created_at: Instant,
  expires_at: Instant,
  revoked_at: Nullable(Instant),
  version: Type.Integer(),
})
export type ShareLink = Static<typeof ShareLink>

export const createShareLink = route({
  method: 'POST',
  path: '/products-link-share',
  tag: 'share links',
  summary:
    'Share products by a link that needs no login; `filter` is that of the product search, `ids` selects single products. The token is shown only once.',
  permission: 'manage share links',
  body: Strict({
    /** By which its creator finds it in the list; visitors do not see it. */
    name: Type.Optional(Name(LONGEST_LINK_NAME)),
    filter: Text(2_000),
    ids: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: MOST_SELECTED })),
    search: Type.Optional(Text(200)),
    search_price: Type.Optional(Text(40)),
    /** The price list that is shown: one that the caller may see. */
    code: PriceCodeKey,
    expires_at: Type.Optional(Instant),
  }),
  reply: ChangeReply(Type.Object({ id: Id, token: Type.String(), url: Type.String(), expires_at: Instant })),
  is_secret: true,
})

export const revokeShareLink = route({
  method: 'DELETE',
  path: '/products-link-share/:id',
  tag: 'share links',
  summary: 'Revoke a link: it returns 410 from now on.',
  permission: 'manage share links',
  params: IdParams,
  body: Strict({ version: Version }),
  reply: ChangeReply(Type.Object({ id: Id })),
})

export const listShareLinks = listRoute({
  path: '/products-link-share/list',
  tag: 'share links',
  summary: 'Own links, newest first; those of all users for users who keep products.',
  permission: 'manage share links',
  row: ShareLink,
  filters: { state: { takes: 'option', options: SHARE_LINK_STATES, as: 'state' } },
  sort: ['id', 'expires_at'],
  defaultSort: '-id',
})

/** The picture that messengers show beside a link. */
export const sharedPicture = route({
  method: 'GET',
  path: '/products-link-share/picture',
  tag: 'share links',
  summary: 'The first product of a link as a JPEG of 1200 × 630, for the previews of messengers.',
  permission: 'public',
  query: Strict({ 'link-share': Text(100) }),
  reply: Type.Any(),
  raw: ['image/jpeg'],
})

/** A product as a visitor without a login sees it: the names of sizes, never how many there are or where. */
export const PublicProduct = Type.Object({
  id: Id,
  name: Type.String(),
  photos: Type.Array(Type.String()),
  brand: Type.String(),
  category: Type.String(),
  color: Type.String(),
  sizes: Type.Array(Type.String()),
  price: Pesos,
  video_url: Nullable(Type.String()),
  /** Proves that the link showed the product; a request returns it. */
  offer: Type.String(),
})
export type PublicProduct = Static<typeof PublicProduct>

export const listSharedProducts = route({
  method: 'GET',
  path: '/products-link-share',
  tag: 'share links',
  summary:
    'The products of a link, 15 per page, narrowed by words and a size. An unknown token is 404, an expired or revoked link 410.',
  permission: 'public',
  query: Strict({
    'link-share': Text(100),
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
    /** Narrows to products that also have these words. */
    search: Type.Optional(Text(LONGEST_SHARED_SEARCH)),
    /** Narrows to products that have this size, one of `sizes`. */
    size_id: Type.Optional(Id),
  }),
  reply: Listed(PublicProduct, {
    /** Those that products of the link have, however it is narrowed; as they were up to a minute ago. */
    sizes: Type.Array(Type.Object({ id: Id, name: Type.String() })),
    /** The name of who shared it, to whom requests are sent. */
    seller: Type.String(),
    /** Their number as WhatsApp's links take it; null: none that could have WhatsApp. */
    whatsapp: Nullable(Type.String()),
  }),
})
