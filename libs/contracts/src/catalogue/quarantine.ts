import { Type, type Static } from 'typebox'
import { listRoute } from '../list-route.ts'
import { Attachment, File, ORDER_FILE } from '../orders/files.ts'
import { type FileField, Strict, route } from '../route.ts'
import {
  ChangeReply,
  Filled,
  Id,
  IdParams,
  Instant,
  MOST_UNITS,
  Nullable,
  Pesos,
  Text,
  Version,
} from '../shapes.ts'

/** Parcels of one exit; more are taken out in several. */
export const MOST_PARCELS = 100
const MOST_TEXT = 500
const MOST_NAME = 120

/** How units leave quarantine: sellable again in their store, lost, or claimed from the supplier. */
export const EXIT_KINDS = ['restock', 'write_off', 'claim'] as const
export const EXIT_STATES = ['done', 'open', 'settled', 'undone'] as const
export const PARCEL_ORIGINS = ['order', 'return'] as const
/** At least so many days in quarantine. */
export const PARCEL_AGES = ['7', '30', '90'] as const

/** What both lists show of the units. */
const UNITS = {
  id: Id,
  product_id: Id,
  product_name: Type.String(),
  reference_name: Type.String(),
  color_name: Type.String(),
  photo: Nullable(Type.String()),
  /** Of a deleted product: its units are not restocked. */
  is_deleted: Type.Boolean(),
  size_id: Id,
  size_name: Type.String(),
  store_id: Id,
  store_name: Type.String(),
  quantity: Type.Integer(),
  /** Null for an order or return that the caller may not see, like the reason. */
  order_id: Nullable(Id),
  return_id: Nullable(Id),
  reason: Nullable(Type.String()),
  /** At cost; null for users who don't see costs, and where no cost is known. */
  value: Nullable(Type.Integer()),
}

export const Parcel = Type.Object({ ...UNITS, line_id: Nullable(Type.Integer()), since: Instant })
export type Parcel = Static<typeof Parcel>

export const QuarantineExit = Type.Object({
  ...UNITS,
  kind: Type.Enum([...EXIT_KINDS]),
  state: Type.Enum([...EXIT_STATES]),
  supplier: Nullable(Type.String()),
  /** What the supplier sent for a claim; null while it is open. */
  replaced: Nullable(Type.Integer()),
  /** Their credit note; null while it is open, and for users who don't see costs. */
  credit: Nullable(Pesos),
  closing_note: Nullable(Type.String()),
  /** The photo of the goods, of all that left in one request. */
  proof: Nullable(Attachment),
  created_by: Type.String(),
  created_at: Instant,
  /** When a claim was settled, or an exit undone. */
  closed_at: Nullable(Instant),
  updated_by: Nullable(Type.String()),
  updated_at: Instant,
  version: Type.Integer(),
})
export type QuarantineExit = Static<typeof QuarantineExit>

export const listQuarantine = listRoute({
  path: '/inventory/quarantine',
  tag: 'inventory',
  summary: 'The units in quarantine by the line that they came back from, the oldest first.',
  permission: 'read products',
  row: Parcel,
  filters: {
    id: { takes: 'number' },
    product_id: { takes: 'number' },
    order_id: { takes: 'number' },
    return_id: { takes: 'number', as: 'return' },
    store_id: { takes: 'number', as: 'store' },
    origin: { takes: 'option', options: PARCEL_ORIGINS, as: 'origin' },
    age: { takes: 'option', options: PARCEL_AGES, as: 'age' },
  },
  sort: ['since'],
  isSearchable: true,
})

export const listQuarantineExits = listRoute({
  path: '/inventory/quarantine/exits',
  tag: 'inventory',
  summary: 'What left quarantine, newest first: restocked, written off, and claims from suppliers.',
  permission: 'read products',
  row: QuarantineExit,
  filters: {
    id: { takes: 'number' },
    kind: { takes: 'option', options: EXIT_KINDS, as: 'kind' },
    state: { takes: 'option', options: EXIT_STATES, as: 'state' },
    store_id: { takes: 'number', as: 'store' },
  },
  sort: ['id'],
  defaultSort: '-id',
})

/** A photo of goods that leave quarantine. */
export const EXIT_FILE: FileField = { ...ORDER_FILE, kinds: ['jpg', 'png', 'webp', 'heic'] }

export const takeOutOfQuarantine = route({
  method: 'POST',
  path: '/inventory/quarantine/exits',
  tag: 'inventory',
  summary:
    'Take units of parcels out of quarantine, all or none: restocked in their store, written off, or claimed from the supplier; with a photo of them.',
  permission: 'update products',
  body: Strict({
    kind: Type.Enum([...EXIT_KINDS]),
    reason: Filled(MOST_TEXT),
    /** Of a claim. */
    supplier: Type.Optional(Nullable(Text(MOST_NAME))),
    parcels: Type.Array(Strict({ id: Id, quantity: Type.Integer({ minimum: 1, maximum: MOST_UNITS }) }), {
      minItems: 1,
      maxItems: MOST_PARCELS,
    }),
    /** Required: goods are seen before they are sold again, lost or claimed. */
    file: Type.Optional(File),
  }),
  files: [EXIT_FILE],
  reply: ChangeReply(Type.Array(QuarantineExit)),
})

export const undoQuarantineExit = route({
  method: 'POST',
  path: '/inventory/quarantine/exits/:id/undo',
  tag: 'inventory',
  summary: 'Put the units of an exit back into quarantine; restocked ones must still be available.',
  permission: 'update products',
  params: IdParams,
  body: Strict({ reason: Filled(MOST_TEXT), version: Version }),
  reply: ChangeReply(QuarantineExit),
})

export const settleClaim = route({
  method: 'POST',
  path: '/inventory/quarantine/exits/:id/settle',
  tag: 'inventory',
  summary:
    'Settle a claim: units that the supplier sent, which enter the store, the amount of a credit note, or both.',
  permission: 'update products',
  params: IdParams,
  body: Strict({
    replaced: Type.Optional(Type.Integer({ minimum: 0, maximum: MOST_UNITS })),
    credit: Type.Optional(Pesos),
    /** The credit note is above what the units cost that are not replaced: confirmed by the user. */
    is_above_cost: Type.Optional(Type.Boolean()),
    note: Type.Optional(Nullable(Text(MOST_TEXT))),
    version: Version,
  }),
  reply: ChangeReply(QuarantineExit),
})
