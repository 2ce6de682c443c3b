import { Type, type Static, type TProperties, type TSchema } from 'typebox'
import { PHONE_PATTERN } from './phone.ts'
import { Strict } from './route.ts'

export const Id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 })
/** 0 stands for no record. */
export const IdOrNone = Type.Integer({ minimum: 0, maximum: 2_147_483_647 })

/** Whole Colombian pesos. The bound keeps sums far below the integers JavaScript holds exactly. */
export const Pesos = Type.Integer({ minimum: 0, maximum: 100_000_000_000 })
/** What one unit costs: as much as the ledger's column holds. */
export const UnitCost = Type.Integer({ minimum: 0, maximum: 2_147_483_647 })
export const SignedPesos = Type.Integer()
/** Of one size on a line of an order. */
export const HIGHEST_QUANTITY = 10_000
export const Quantity = Type.Integer({ minimum: 1, maximum: HIGHEST_QUANTITY })
/** Of one size of a product in a store. */
export const MOST_UNITS = 1_000_000
/** ISO 8601 in UTC; shown in America/Bogota. */
export const Instant = Type.String({ format: 'date-time' })
/** A day in America/Bogota, YYYY-MM-DD. The format takes the year 0000, which PostgreSQL does not have. */
export const Day = Type.String({
  format: 'date',
  maxLength: 10,
  pattern: '^(?!0000)',
  'x-text': { pattern: 'field.date' },
})
export const Text = (maxLength: number, minLength = 0) => Type.String({ minLength, maxLength })
// Neither a space nor a sign without ink: the blank of Braille and those that Unicode lets a program ignore.
const VISIBLE = '[^\\s\\u2800\\p{Default_Ignorable_Code_Point}]'
/** A required text: one without anything to see is refused with 'required', not with a length. */
export const Filled = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: VISIBLE })
/** Line breaks and other control characters, and marks of direction, with which a name reads as another. */
const UNSEEN = '[\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\u202a-\\u202e\\u2066-\\u2069]'
/**
 * The required name of a record: one line, with something to see in it. A name without is refused as missing. Stored with
 * single spaces and without invisible signs, so that two that look the same are the same.
 */
export const Name = (maxLength: number) =>
  Type.String({
    minLength: 1,
    maxLength,
    pattern: VISIBLE,
    not: { pattern: UNSEEN },
    'x-text': { not: 'field.one_line' },
    'x-name': true,
  })
/** A telephone number as people write it, of any country; `storedPhone` is the form in which it is stored. */
export const Phone = Type.String({
  minLength: 7,
  maxLength: 24,
  pattern: PHONE_PATTERN,
  'x-text': { pattern: 'field.phone' },
})

/** What a carrier prints on a waybill; its own rule is checked beside. */
export const GuideNumber = Type.String({ minLength: 4, maxLength: 40, pattern: '^[0-9A-Za-z\\-]+$' })

export const Nullable = <S extends TSchema>(schema: S) => Type.Union([schema, Type.Null()])

/** The version of a record that the caller saw: where another one is stored, the change is refused with 409. */
export const Version = Type.Optional(Type.Integer({ minimum: 1 }))

/** An object used as a map. Not `Type.Record`, whose evaluator would be part of the browser bundle. */
export const Dictionary = <S extends TSchema>(value: S) =>
  Type.Unsafe<Record<string, Static<S>>>({ type: 'object', additionalProperties: value })

/** The same for several records of one call, by their ids. */
export const Versions = Type.Optional(Dictionary(Type.Integer({ minimum: 1 })))

export const IdParams = Strict({ id: Id })

/** A text by its key. The values of its `{names}` may be texts themselves, or amounts of money. */
export interface LocalizedText {
  key: string
  values?: Record<string, string | number | { key: string } | { pesos: number }>
}

// Documented as plain objects: complete schemas would be half of the OpenAPI document.
const anyObject = <T>() => Type.Unsafe<T>({ type: 'object', additionalProperties: true })

/** `message` is the exact Spanish text; with these a client shows it in its reader's language. */
export const MESSAGE_KEY_FIELDS = {
  message_key: Type.Optional(Type.String()),
  message_values: Type.Optional(anyObject<NonNullable<LocalizedText['values']>>()),
}

/** The messages of fields by their keys, in the order of the messages. */
export const ErrorKeys = anyObject<Record<string, LocalizedText[]>>()

/** The reply of a call that changed something: its message, and the changed record. */
export const ChangeReply = <S extends TSchema>(data: S) =>
  Type.Object({
    code: Type.Literal(200),
    message: Type.Optional(Type.String()),
    ...MESSAGE_KEY_FIELDS,
    data,
  })

/** The reply of a call that only reads. */
export const Found = <S extends TSchema>(data: S) => Type.Object({ code: Type.Literal(200), data })

export const Pagination = Type.Object({
  per_page: Type.Integer(),
  total: Type.Integer({
    description:
      'The number of rows, counted up to 10,000; beyond, it is 10,000 and `more_than` is true. A total of 1,000 or more may be up to 3 seconds old, in lists of orders; a smaller one is always counted.',
  }),
  current_page: Type.Integer(),
  more_than: Type.Optional(Type.Boolean()),
})

export const Listed = <S extends TSchema, P extends TProperties = Record<never, never>>(row: S, extra?: P) =>
  Type.Object({
    code: Type.Literal(200),
    data: Type.Array(row),
    pagination: Pagination,
    ...((extra ?? {}) as P),
  })

/** Which page, and of how many rows. */
export const PAGE_QUERY = {
  top: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
}

/** The grammar of every list; the fields that each list allows are its `ListRules`. */
const LIST_QUERY = {
  filter: Type.Optional(Text(2_000)),
  include: Type.Optional(Text(500)),
  select: Type.Optional(Text(1_000)),
  ...PAGE_QUERY,
  orderBy: Type.Optional(Text(60)),
  orderByDesc: Type.Optional(Text(60)),
  first: Type.Optional(Type.Union([Type.Literal('1'), Type.Literal('0')])),
  search: Type.Optional(Text(200)),
}
export const ListQueryWith = <P extends TProperties>(extra: P) => Strict({ ...LIST_QUERY, ...extra })

/** A size of a product, and what they are called. */
export const SIZE_OF_PRODUCT = {
  product_id: Id,
  product_name: Type.String(),
  reference_name: Type.String(),
  color_name: Type.String(),
  size_id: Id,
  size_name: Type.String(),
}
