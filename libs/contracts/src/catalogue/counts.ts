import { COUNT_SCOPES, COUNT_STATES, UNCOUNTED_SIZES } from '@deportivo/lifecycle/stock-count/states'
import { COUNT_STEP_KEYS } from '@deportivo/lifecycle/stock-count/steps'
import { Type, type Static } from 'typebox'
import { listRoute } from '../list-route.ts'
import { Strict, route } from '../route.ts'
import { STOCK_DOCUMENT } from './stock-document.ts'
import { ChangeReply, Filled, Found, Id, IdParams, Instant, Nullable, Text, Version } from '../shapes.ts'

/** Entries of one call: what a phone without a network gathers in some minutes. */
export const MOST_ENTRIES = 200
/** Products of one count; more are a category or a brand. */
const MOST_PRODUCTS = 200
const MOST_TEXT = 500
/** Of one entry. The sum of all that one count can have fits into the column. */
export const MOST_UNITS = 100_000
/** A day: what a phone could not send by then was seen in another stock. */
const MOST_SECONDS = 86_400

const LineId = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })
const StateName = Type.Enum([...COUNT_STATES])

const SUMMARY = {
  id: Id,
  state: StateName,
  store_id: Id,
  store_name: Type.String(),
  scope: Type.Enum([...COUNT_SCOPES]),
  /** The name of the category or brand, or those of the products; null for the whole store. */
  scope_name: Nullable(Type.String()),
  /** Why what was counted differs. */
  reason: Nullable(Type.String()),
  /** What became of uncounted sizes. */
  uncounted: Nullable(Type.Enum([...UNCOUNTED_SIZES])),
  ...STOCK_DOCUMENT,
  /** Counted so far. */
  lines: Type.Integer(),
  units: Type.Integer(),
  /** Lines that differ, and the sum of their differences. */
  differing_lines: Type.Integer(),
  difference: Type.Integer(),
}

const CountSummary = Type.Object(SUMMARY)
export type CountSummary = Static<typeof CountSummary>

const NextCountStep = Type.Object({
  step: Type.Enum([...COUNT_STEP_KEYS]),
  state: StateName,
  allowed: Type.Boolean(),
  /** Why not, as the exact Spanish text; null when allowed. */
  reason: Nullable(Type.String()),
  reason_key: Nullable(Type.String()),
})

export const StockCount = Type.Object({
  ...SUMMARY,
  /** Sizes of its scope that have units in the store and that are not counted yet; 0 once it is closed. */
  uncounted_lines: Type.Integer(),
  uncounted_units: Type.Integer(),
  /** The difference at average cost; null where no cost is known, or the caller may not know it. */
  difference_value: Nullable(Type.Integer()),
  next: Type.Array(NextCountStep),
})
export type StockCount = Static<typeof StockCount>

const CountLine = Type.Object({
  /** Null for an uncounted size. */
  id: Nullable(LineId),
  product_id: Id,
  product_name: Type.String(),
  reference_name: Type.String(),
  brand_name: Type.String(),
  color_name: Type.String(),
  photo: Nullable(Type.String()),
  size_id: Id,
  size_name: Type.String(),
  /** Null for an uncounted size. */
  counted: Nullable(Type.Integer()),
  /** The stock when its first unit was counted; of an uncounted size, that of now. */
  expected: Type.Integer(),
  difference: Nullable(Type.Integer()),
  /** The difference at average cost. */
  difference_value: Nullable(Type.Integer()),
  /**
   * Why it has to be counted again. `moved`: units came or left between its first and its last counted unit;
   * `counted_elsewhere`: its stock was set by hand since.
   */
  problem: Nullable(Type.Enum(['moved', 'counted_elsewhere'])),
  /** While it is open: the other sizes of a product that is of one size. What was found is counted all the same. */
  other_sizes: Nullable(Type.String()),
  at: Nullable(Instant),
  /** What each person counted of it. */
  by: Type.Array(Type.Object({ name: Type.String(), quantity: Type.Integer() })),
})
export type CountLine = Static<typeof CountLine>

const READS = { tag: 'inventory', permission: 'read products' } as const
const CHANGES = { method: 'POST', tag: 'inventory', permission: 'update products' } as const

export const listCounts = listRoute({
  ...READS,
  path: '/count',
  summary: 'Stock counts, newest first; `search` finds a number, a category, a brand or a product.',
  row: CountSummary,
  filters: {
    id: { takes: 'number' },
    // The tabs of the screen.
    state: { takes: 'option', options: COUNT_STATES },
    store_id: { takes: 'number', as: 'store' },
  },
  sort: ['id'],
  defaultSort: '-id',
  isSearchable: true,
})

export const getCount = route({
  ...READS,
  method: 'GET',
  path: '/count/:id',
  summary: 'A stock count with its sums and the steps that are possible now.',
  params: IdParams,
  reply: Found(StockCount),
})

export const listCountLines = listRoute({
  ...READS,
  path: '/count/:id/lines',
  summary:
    'The sizes of a stock count: those that were counted, and while it is open those that are not counted yet.',
  params: IdParams,
  row: CountLine,
  filters: {
    product_id: { takes: 'number' },
    show: { takes: 'option', options: ['counted', 'differing', 'uncounted'], as: 'show' },
  },
  sort: ['name', 'at'],
  defaultSort: 'name',
  isSearchable: true,
})

export const startCount = route({
  ...CHANGES,
  path: '/count',
  summary:
    'Start to count a store: all of it, a category, a brand or chosen products. Others go on selling meanwhile.',
  body: Strict({
    store_id: Id,
    scope: Type.Enum([...COUNT_SCOPES]),
    category_id: Type.Optional(Id),
    brand_id: Type.Optional(Id),
    product_ids: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: MOST_PRODUCTS })),
  }),
  reply: ChangeReply(StockCount),
})

const Entry = Strict({
  /** Of the device's own; an entry that is sent twice counts once. */
  key: Filled(64),
  /** A scanned code; else the product and its size. */
  code: Type.Optional(Text(40, 1)),
  product_id: Type.Optional(Id),
  size_id: Type.Optional(Id),
  kind: Type.Enum(['add', 'set']),
  /** Units to add, or taken away; with `set` all that there are. */
  quantity: Type.Integer({ minimum: -MOST_UNITS, maximum: MOST_UNITS }),
  /** How long ago they were seen: a phone without a network sends later. */
  seconds_ago: Type.Optional(Type.Integer({ minimum: 0, maximum: MOST_SECONDS })),
})

export const countUnits = route({
  ...CHANGES,
  path: '/count/:id/entries',
  summary:
    'Add counted units, or set what there is of a size. Entries that cannot count are named, and the others count.',
  params: IdParams,
  max_bytes: 100_000,
  body: Strict({ entries: Type.Array(Entry, { minItems: 1, maxItems: MOST_ENTRIES }) }),
  reply: ChangeReply(
    Type.Object({
      /** The lines of the entries, as they are now. */
      lines: Type.Array(CountLine),
      /** The line of each entry, by its key. */
      counted: Type.Array(Type.Object({ key: Type.String(), product_id: Id, size_id: Id })),
      refused: Type.Array(
        Type.Object({
          key: Type.String(),
          message: Type.String(),
          message_key: Type.String(),
          message_values: Type.Unsafe<Record<string, string | number>>({
            type: 'object',
            additionalProperties: true,
          }),
        }),
      ),
    }),
  ),
})

export const applyCount = route({
  ...CHANGES,
  path: '/count/:id/apply',
  summary:
    'Add the differences to the stock as it is now, all of them or none. Needs a reason where something differs, and to know what becomes of uncounted sizes.',
  params: IdParams,
  body: Strict({
    reason: Type.Optional(Text(MOST_TEXT)),
    uncounted: Type.Optional(Type.Enum([...UNCOUNTED_SIZES])),
    version: Version,
  }),
  reply: ChangeReply(StockCount),
})

export const cancelCount = route({
  ...CHANGES,
  path: '/count/:id/cancel',
  summary: 'Cancel a stock count: nothing of it reaches the stock.',
  params: IdParams,
  body: Strict({ reason: Type.Optional(Text(MOST_TEXT)), version: Version }),
  reply: ChangeReply(StockCount),
})
