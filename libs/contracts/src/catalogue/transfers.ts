import { CANCELLED_GOODS, TRANSFER_STATES } from '@deportivo/lifecycle/transfer/states'
import { TRANSFER_STEP_KEYS } from '@deportivo/lifecycle/transfer/steps'
import { Type, type Static } from 'typebox'
import { listRoute } from '../list-route.ts'
import { Strict, StrictPartial, route } from '../route.ts'
import { STOCK_DOCUMENT } from './stock-document.ts'
import { ChangeReply, Found, Id, IdParams, Instant, MOST_UNITS, Nullable, Text, Version } from '../shapes.ts'

/** Lines of one transfer, which is one van at most. */
export const MOST_LINES = 200
const MOST_TEXT = 500

const TransferStateName = Type.Enum([...TRANSFER_STATES])
const LineId = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })

const SUMMARY = {
  id: Id,
  state: TransferStateName,
  from_store: Id,
  from_store_name: Type.String(),
  to_store: Id,
  to_store_name: Type.String(),
  note: Nullable(Type.String()),
  /** Why another number arrived than was sent, or why it was cancelled. */
  reason: Nullable(Type.String()),
  /** Of one cancelled in transit. */
  goods: Nullable(Type.Enum([...CANCELLED_GOODS])),
  /** The names of its products, each once. */
  product_names: Type.String(),
  units: Type.Integer(),
  /** The units that arrived; null before they were counted. */
  received_units: Nullable(Type.Integer()),
  sent_at: Nullable(Instant),
  ...STOCK_DOCUMENT,
}

const TransferSummary = Type.Object(SUMMARY)
export type TransferSummary = Static<typeof TransferSummary>

const TransferLine = Type.Object({
  id: LineId,
  product_id: Id,
  product_name: Type.String(),
  reference_name: Type.String(),
  brand_name: Type.String(),
  color_name: Type.String(),
  photo: Nullable(Type.String()),
  size_id: Id,
  size_name: Type.String(),
  quantity: Type.Integer(),
  /** What was counted on arrival; null before. */
  received: Nullable(Type.Integer()),
  /** What is available of it in the origin now, besides what the transfer holds. */
  available: Type.Integer(),
})
export type TransferLine = Static<typeof TransferLine>

const NextTransferStep = Type.Object({
  step: Type.Enum([...TRANSFER_STEP_KEYS]),
  state: TransferStateName,
  allowed: Type.Boolean(),
  /** Why not, as the exact Spanish text; null when allowed. */
  reason: Nullable(Type.String()),
  reason_key: Nullable(Type.String()),
})
export type NextTransferStep = Static<typeof NextTransferStep>

export const Transfer = Type.Object({
  ...SUMMARY,
  lines: Type.Array(TransferLine),
  /** The steps of its state, and whether the caller may take them. */
  next: Type.Array(NextTransferStep),
})
export type Transfer = Static<typeof Transfer>

export const listTransfers = listRoute({
  path: '/transfer',
  tag: 'inventory',
  summary: 'Transfers between stores, newest first; `search` finds a number or a product.',
  permission: 'read products',
  row: TransferSummary,
  filters: {
    id: { takes: 'number' },
    // The tabs of the screen.
    state: { takes: 'option', options: TRANSFER_STATES },
    from_store: { takes: 'number', as: 'from_store' },
    to_store: { takes: 'number', as: 'to_store' },
  },
  sort: ['id'],
  defaultSort: '-id',
  isSearchable: true,
})

export const getTransfer = route({
  method: 'GET',
  path: '/transfer/:id',
  tag: 'inventory',
  summary: 'A transfer with its lines and the steps that are possible now.',
  permission: 'read products',
  params: IdParams,
  reply: Found(Transfer),
})

const FIELDS = {
  from_store: Id,
  to_store: Id,
  note: Type.Optional(Nullable(Text(MOST_TEXT))),
  lines: Type.Array(
    Strict({
      product_id: Id,
      size_id: Id,
      quantity: Type.Integer({ minimum: 1, maximum: MOST_UNITS }),
    }),
    { maxItems: MOST_LINES },
  ),
}

export const createTransfer = route({
  method: 'POST',
  path: '/transfer',
  tag: 'inventory',
  summary: 'Create a transfer as a draft: no unit is held or moved yet.',
  permission: 'update products',
  body: Strict(FIELDS),
  reply: ChangeReply(Transfer),
})

export const changeTransfer = route({
  method: 'POST',
  path: '/transfer/:id',
  tag: 'inventory',
  summary: 'Change a draft; `lines` replaces all lines, and fields left out stay.',
  permission: 'update products',
  params: IdParams,
  body: StrictPartial({ ...FIELDS, version: Version }),
  reply: ChangeReply(Transfer),
})

const step = <const Path extends string, Body extends Parameters<typeof Strict>[0]>(
  path: Path,
  summary: string,
  body: Body,
) =>
  route({
    method: 'POST',
    path: `/transfer/:id/${path}`,
    tag: 'inventory',
    summary,
    permission: 'update products',
    params: IdParams,
    body: Strict({ ...body, version: Version }),
    reply: ChangeReply(Transfer),
  })

export const prepareTransfer = step(
  'prepare',
  'Hold the units of a draft in its origin; all of them or none.',
  {},
)

export const reopenTransfer = step('reopen', 'Release the held units, and make it a draft again.', {})

export const sendTransfer = step(
  'send',
  "The held units leave the origin; they are in the virtual store 'in transit' until they are received.",
  {},
)

export const receiveTransfer = step(
  'receive',
  'Count every line on arrival. Another number than was sent needs a reason: what is missing is written off as lost, what is more is moved from the origin.',
  {
    lines: Type.Array(
      Strict({ line_id: LineId, quantity: Type.Integer({ minimum: 0, maximum: MOST_UNITS }) }),
      { maxItems: MOST_LINES },
    ),
    reason: Type.Optional(Text(MOST_TEXT)),
  },
)

export const cancelTransfer = step(
  'cancel',
  'Cancel it. In transit, `goods` states whether the units are back in the origin or lost, with a reason.',
  {
    goods: Type.Optional(Type.Enum([...CANCELLED_GOODS])),
    reason: Type.Optional(Text(MOST_TEXT)),
  },
)
