import { Type, type Static } from 'typebox'
import { route, Strict } from '../route.ts'
import { ChangeReply, Found, Id, IdParams, Instant, Version } from '../shapes.ts'
import { Client } from './clients.ts'

/** What a merge, or its undo, moved from one client to the other. */
export const Merged = Type.Object({
  merge_id: Id,
  /** The client that stays. */
  client: Client,
  duplicate_id: Id,
  orders: Type.Integer(),
  vouchers: Type.Integer(),
  refunds: Type.Integer(),
})
export type Merged = Static<typeof Merged>

/** A client that went into another one. */
export const ClientMerge = Type.Object({
  id: Id,
  /** The client that went. */
  name: Type.String(),
  identification_number: Type.String(),
  orders: Type.Integer(),
  at: Instant,
  by_name: Type.String(),
})
export type ClientMerge = Static<typeof ClientMerge>

/** Merges of a client that are read, the newest; the audit has all of them. */
export const MOST_CLIENT_MERGES = 100

export const listClientMerges = route({
  method: 'GET',
  path: '/client/:id/merge',
  tag: 'clients',
  summary: 'The clients that were merged into this one and still are, the last merged first.',
  permission: 'read clients',
  params: IdParams,
  reply: Found(Type.Array(ClientMerge)),
})

/** A duplicate with more orders stays, and the other client goes. */
export const MOST_MERGED_ORDERS = 1_000

export const mergeClients = route({
  method: 'POST',
  path: '/client/:id/merge',
  tag: 'clients',
  summary:
    'Merge a client that is registered twice: the duplicate goes, and its orders, vouchers, refunds and returns follow.',
  permission: 'update clients',
  params: IdParams,
  body: Strict({ version: Version, duplicate_id: Id, duplicate_version: Version }),
  reply: ChangeReply(Merged),
})

export const undoMerge = route({
  method: 'POST',
  path: '/client/merge/:id/undo',
  tag: 'clients',
  summary: 'Undo a merge: the duplicate is back, with what it had and what its orders got since.',
  permission: 'update clients',
  params: IdParams,
  body: Strict({}),
  reply: ChangeReply(Merged),
})
