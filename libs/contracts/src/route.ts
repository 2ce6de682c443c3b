import type { Permission } from '@deportivo/lifecycle/permissions'
import { Type, type Static, type TObject, type TOptional, type TProperties, type TSchema } from 'typebox'

/**
 * Who may call a route: a permission, any one of several, any signed-in user, the holder of a signed address, or
 * everybody.
 */
export type RoutePermission = Permission | readonly Permission[] | 'signed_in' | 'signed_link' | 'public'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** A file field of a multipart body: streamed to the store before the body is validated. */
export interface FileField<Kind extends FileKind | TableKind = FileKind> {
  field: string
  kinds: readonly Kind[]
  max_bytes: number
  /** It proves something: it is read whole before the change, which is refused when it can't be. */
  is_proof?: true
}
export type FileKind = 'jpg' | 'png' | 'webp' | 'heic' | 'pdf'

/** Files that a job reads and that are not shown: recognised by their content alone. */
export type TableKind = 'csv' | 'xlsx'

/** The type with which a file of each kind is sent. */
export const MEDIA_TYPES: Record<FileKind, string> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  heic: 'image/heic',
  pdf: 'application/pdf',
}

export const TABLE_TYPES: Record<TableKind, string> = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/**
 * One call, declared once: the server validates with it, the OpenAPI document and the console's types are made
 * from it.
 */
export interface Contract<
  Params extends TSchema = TSchema,
  Query extends TSchema = TSchema,
  Body extends TSchema = TSchema,
  Reply extends TSchema = TSchema,
> {
  method: Method
  /** Under /api/v1, with `:name` for parameters. */
  path: `/${string}`
  tag: string
  summary: string
  /** A longer description in Markdown, for the documentation. */
  description?: string
  permission: RoutePermission
  params: Params
  query: Query
  body: Body
  reply: Reply
  files?: readonly FileField<FileKind | TableKind>[]
  /** Of a JSON body, where 100 kB are not enough. */
  max_bytes?: number
  /** Replies with bytes of one of these media types instead of JSON. */
  raw?: readonly string[]
  /** The reply is shown once and never stored, not even for a repeated request. */
  is_secret?: true
  /** A public change that is done once per `Idempotency-Key`, as those of users are. */
  is_repeatable?: true
  /** May be called by users who still have to set up the second factor that their profile requires. */
  is_before_factor?: true
  /** Reads much of the shop: a person makes one such call at a time. */
  is_heavy?: true
  /** Its reply has an `ETag`, and is 304 for a caller who names it. The header `As-Of` is the freshness of either. */
  is_versioned?: true
}

const NONE = Type.Object({})

type SchemaOrNone<S> = S extends TSchema ? S : typeof NONE

/** Declares a call. Parts left out are empty objects. */
export function route<
  P extends TSchema | undefined = undefined,
  Q extends TSchema | undefined = undefined,
  B extends TSchema | undefined = undefined,
  R extends TSchema = TSchema,
>(call: {
  method: Method
  path: `/${string}`
  tag: string
  summary: string
  description?: string
  permission: RoutePermission
  params?: P
  query?: Q
  body?: B
  reply: R
  files?: readonly FileField<FileKind | TableKind>[]
  max_bytes?: number
  raw?: readonly string[]
  is_secret?: true
  is_repeatable?: true
  is_before_factor?: true
  is_heavy?: true
  is_versioned?: true
}): Contract<SchemaOrNone<P>, SchemaOrNone<Q>, SchemaOrNone<B>, R> {
  const { params = NONE, query = NONE, body = NONE, ...rest } = call
  return { ...rest, params, query, body } as Contract<SchemaOrNone<P>, SchemaOrNone<Q>, SchemaOrNone<B>, R>
}

export type ParamsOf<C> = C extends Contract<infer P, TSchema, TSchema, TSchema> ? Static<P> : never
export type QueryOf<C> = C extends Contract<TSchema, infer Q, TSchema, TSchema> ? Static<Q> : never
export type BodyOf<C> = C extends Contract<TSchema, TSchema, infer B, TSchema> ? Static<B> : never
export type ReplyOf<C> = C extends Contract<TSchema, TSchema, TSchema, infer R> ? Static<R> : never

/** A request object: undeclared fields are dropped, never assigned. */
export function Strict<P extends TProperties>(properties: P): TObject<P> {
  return Type.Object(properties, { additionalProperties: false })
}

/**
 * The same object with every property optional. Not `Type.Partial`, whose evaluator would be part of the browser
 * bundle.
 */
export function StrictPartial<P extends TProperties>(
  properties: P,
): TObject<{ [Name in keyof P]: TOptional<P[Name]> }> {
  const optional = Object.entries(properties).map(([name, schema]) => [name, Type.Optional(schema)])
  return Strict(Object.fromEntries(optional) as { [Name in keyof P]: TOptional<P[Name]> })
}
