import type { BodyOf, Contract, ParamsOf, QueryOf } from '@deportivo/contracts/route'
import type { TextKey } from '@deportivo/texts/texts'
import type { TextValues } from '@deportivo/texts/text'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import type { Knex } from 'knex'
import type { Static, TSchema } from 'typebox'
import type { Deps } from '../../service.ts'
import type { Actor } from '../guard/actor.ts'
import { repeatableOf } from '../idempotency/idempotency.ts'
import { messageOf } from '../message.ts'
import { runIdempotent } from '../idempotency/run-idempotent.ts'
import type { CommandContext } from './command-context.ts'
import { optionsOf } from './route-options.ts'
import { selectFields } from './select-fields.ts'

type DataOf<C> =
  C extends Contract<TSchema, TSchema, TSchema, infer R>
    ? Static<R> extends { data: infer D }
      ? D
      : unknown
    : never
type ExtraOf<C> =
  C extends Contract<TSchema, TSchema, TSchema, infer R>
    ? Omit<Static<R>, 'code' | 'data' | 'message' | 'message_key' | 'message_values'>
    : never

/** Dates are allowed: they are sent as ISO strings. */
type Sendable<T> = T extends string
  ? T | Date
  : T extends readonly (infer I)[]
    ? readonly Sendable<I>[]
    : T extends object
      ? { [K in keyof T]: Sendable<T[K]> }
      : T

/** A row of a list as handlers give it. */
export type RowOf<C> = DataOf<C> extends readonly (infer R)[] ? Sendable<R> : never

export type FoundReply<C> = { data: Sendable<DataOf<C>> } & ExtraOf<C>
export type MessageReply<C> = { key: TextKey; values: TextValues; data: Sendable<DataOf<C>> }

export const found = <D>(data: D) => ({ data })
export const listed = <D, P, E extends object = Record<never, never>>(data: D, pagination: P, extra?: E) =>
  ({ data, pagination, ...extra }) as { data: D; pagination: P } & E
export const withMessage = <D>(key: TextKey, data: D, values: TextValues = {}) => ({ key, values, data })

interface Asked<C> {
  params: ParamsOf<C>
  query: QueryOf<C>
  request: FastifyRequest
}
export type Read<C, A = Actor> = Asked<C> & { actor: A; db: Knex }
type Change<C, A> = Asked<C> & { body: BodyOf<C>; actor: A; trx: Knex.Transaction; context: CommandContext }

const asked = <C>(request: FastifyRequest): Asked<C> => ({
  params: request.params as ParamsOf<C>,
  query: request.query as QueryOf<C>,
  request,
})

/** Routes behind the guard always have an actor. */
function actorOn(request: FastifyRequest): Actor {
  if (!request.actor) throw new Error('no actor behind the guard')
  return request.actor
}

/** What the handler of a read by a user gets. */
export const callOf = <C>(request: FastifyRequest, deps: Deps): Read<C> => ({
  ...asked<C>(request),
  actor: actorOn(request),
  db: deps.db,
})

function addRead<C extends Contract>(
  app: FastifyInstance,
  contract: C,
  handle: (request: FastifyRequest) => Promise<object>,
): void {
  app.route({
    ...optionsOf(contract),
    method: contract.method,
    handler: async (request, reply) =>
      selectFields(request, reply, { code: 200, ...(await handle(request)) }),
  })
}

/** Serves a call that changes nothing. */
export function read<C extends Contract>(
  app: FastifyInstance,
  deps: Deps,
  contract: C,
  handler: (call: Read<C, Actor>) => Promise<FoundReply<C>>,
): void {
  addRead(app, contract, (request) => handler(callOf<C>(request, deps)))
}

/** Serves a call without a session that changes nothing. */
export function readPublic<C extends Contract>(
  app: FastifyInstance,
  deps: Deps,
  contract: C,
  handler: (call: Read<C, null>) => Promise<FoundReply<C>>,
): void {
  addRead(app, contract, (request) => handler({ ...asked<C>(request), actor: null, db: deps.db }))
}

/** Serves bytes: the handler sends them itself. */
export function raw<C extends Contract>(
  app: FastifyInstance,
  deps: Deps,
  contract: C,
  handler: (call: Read<C, Actor | null> & { reply: FastifyReply }) => Promise<FastifyReply>,
): void {
  app.route({
    ...optionsOf(contract),
    method: contract.method,
    handler: (request, reply) => handler({ ...asked<C>(request), actor: request.actor, db: deps.db, reply }),
  })
}

const envelope = (message: { key: TextKey; values: TextValues; data: unknown }) => ({
  code: 200 as const,
  ...messageOf(message),
  data: message.data,
})

const JSON_TYPE = 'application/json; charset=utf-8'

/** The body of a reply by its contract: it is stored as it is sent, so a repeated request gets the same bytes. */
const bodyOf = (reply: FastifyReply, message: { key: TextKey; values: TextValues; data: unknown }): string =>
  reply.serializeInput(envelope(message), '200') as string

/** The same change may be sent as PUT, or as POST with `_method`, since forms have no PUT. */
const methodsOf = (contract: Contract, hasSibling: boolean) =>
  contract.method === 'PUT' && !hasSibling
    ? ['PUT', 'POST']
    : contract.method === 'POST' && contract.path.includes(':id')
      ? ['POST', 'PUT']
      : [contract.method]

function addChange(app: FastifyInstance, contract: Contract, handler: RouteOptions['handler']): void {
  for (const method of methodsOf(
    contract,
    app.hasRoute({ method: 'POST', url: `/api/v1${contract.path}` }),
  )) {
    if (app.hasRoute({ method, url: `/api/v1${contract.path}` })) continue
    const options = optionsOf(contract)
    app.route({
      ...options,
      method,
      handler,
    })
  }
}

const contextOf = (deps: Deps, actor: Actor, request: FastifyRequest): CommandContext => ({
  actor,
  now: deps.clock.now(),
  requestId: request.id,
  settings: deps.settings.current(),
})

/** Serves a change: one transaction, once per idempotency key; relays are notified after the commit. */
export function change<C extends Contract>(
  app: FastifyInstance,
  deps: Deps,
  contract: C,
  handler: (call: Change<C, Actor>) => Promise<MessageReply<C>>,
): void {
  changeWithPrecheck(app, deps, contract, { before: async () => undefined, then: handler })
}

interface PrecheckedChange<C extends Contract, Proof> {
  before: (call: Asked<C> & { body: BodyOf<C>; actor: Actor }) => Promise<Proof>
  then: (call: Change<C, Actor> & { proof: Proof }) => Promise<MessageReply<C>>
}

/**
 * Serves a change with a slow check before it, whose result it gets. No transaction may be open while a password
 * is hashed: a few such calls at once would take every connection of the process.
 */
export function changeWithPrecheck<C extends Contract, Proof>(
  app: FastifyInstance,
  deps: Deps,
  contract: C,
  { before, then }: PrecheckedChange<C, Proof>,
): void {
  addChange(app, contract, async (request, reply) => {
    const actor = actorOn(request)
    const call = { ...asked<C>(request), body: request.body as BodyOf<C>, actor }
    const { reply: body, isFirst } = await runIdempotent(deps.db, repeatableOf(request, actor.id), {
      before: () => before(call),
      work: async (trx, proof) =>
        bodyOf(reply, await then({ ...call, trx, proof, context: contextOf(deps, actor, request) })),
    })
    if (isFirst) for (const upload of request.uploads) upload.isStored = true
    deps.wake.notify('outbox')
    return reply.type(JSON_TYPE).send(body)
  })
}

// No user has it.
const VISITOR_ID = 0

type VisitorCall<C> = Asked<C> & { body: BodyOf<C>; trx: Knex.Transaction; now: Date }

/**
 * Serves a change of a visitor without a login: one transaction, once per idempotency key. `before` refuses callers beyond a
 * human pace, with no transaction open.
 */
export function changeOfVisitor<C extends Contract>(
  app: FastifyInstance,
  deps: Deps,
  contract: C,
  {
    before,
    then,
  }: {
    before: (request: FastifyRequest) => void
    then: (call: VisitorCall<C>) => Promise<MessageReply<C>>
  },
): void {
  addChange(app, contract, async (request, reply) => {
    const call = { ...asked<C>(request), body: request.body as BodyOf<C>, now: deps.clock.now() }
    const { reply: body } = await runIdempotent(deps.db, repeatableOf(request, VISITOR_ID), {
      before: async () => before(request),
      work: async (trx) => bodyOf(reply, await then({ ...call, trx })),
    })
    deps.wake.notify('outbox')
    return reply.type(JSON_TYPE).send(body)
  })
}

/**
 * Serves a change that needs no session (signing in). It opens its own transactions: a failed attempt must be
 * recorded, and no connection may wait while a password is hashed.
 */
export function changePublic<C extends Contract>(
  app: FastifyInstance,
  deps: Deps,
  contract: C,
  handler: (call: Read<C, null> & { body: BodyOf<C> }) => Promise<MessageReply<C>>,
): void {
  addChange(app, contract, async (request) =>
    envelope(
      await handler({ ...asked<C>(request), body: request.body as BodyOf<C>, actor: null, db: deps.db }),
    ),
  )
}
