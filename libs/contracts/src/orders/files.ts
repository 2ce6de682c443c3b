import { FILE_PERMISSIONS } from '@deportivo/lifecycle/order/file-permissions'
import { Type, type Static } from 'typebox'
import { type FileField, MEDIA_TYPES, route, Strict } from '../route.ts'
import { Id, IdParams, Instant, Nullable, ChangeReply, Text } from '../shapes.ts'

/** What an attachment proves. 6 to 8 belong to returns, 10 to 12 to orders, 14 to exits from quarantine, 15 to transfers between accounts. */
export const ATTACHMENT_TYPES = {
  return_guide: 6,
  client: 7,
  sent: 8,
  guide: 10,
  payment_support: 11,
  carrier_return: 12,
  expense: 13,
  quarantine: 14,
  money_transfer: 15,
} as const

/** The types of attachments of an order. */
export const ORDER_FILES = [
  ATTACHMENT_TYPES.guide,
  ATTACHMENT_TYPES.payment_support,
  ATTACHMENT_TYPES.carrier_return,
] as const

export const ATTACHMENT_STATES = ['received', 'clean', 'rejected'] as const

/**
 * How a payment support repeats an earlier one, of another order or of its own: the same bytes, or the same picture
 * saved again.
 */
export const SameReceipt = Type.Object({
  by: Type.Enum(['file', 'image']),
  /** null for callers who may not see that order. */
  order_id: Nullable(Id),
})
export type SameReceipt = Static<typeof SameReceipt>

export const Attachment = Type.Object({
  id: Id,
  type: Type.Integer(),
  name: Type.String(),
  media_type: Type.String(),
  bytes: Type.Integer(),
  state: Type.Enum([...ATTACHMENT_STATES]),
  /** Why a file was refused after its upload, as a text key. */
  rejected_reason: Nullable(Type.String()),
  /** Short-lived signed addresses; null until the file is clean. */
  url: Nullable(Type.String()),
  thumbnail_url: Nullable(Type.String()),
  /** null: it repeats none that is known; set by a job after the upload. */
  same_as: Nullable(SameReceipt),
  by: Type.String(),
  at: Instant,
})
export type Attachment = Static<typeof Attachment>

/** What the upload leaves in the body instead of the bytes. */
export const File = Type.Object(
  {
    path: Type.String(),
    name: Type.String(),
    media_type: Type.String(),
    bytes: Type.Integer(),
    sha256: Type.String(),
    /** First bytes in base64. */
    head: Type.String(),
  },
  { 'x-text': { required: 'file.missing' } },
)

/** The picture or document that proves something about an order. */
export const ORDER_FILE: FileField = {
  field: 'file',
  kinds: ['jpg', 'png', 'webp', 'heic', 'pdf'],
  max_bytes: 15_000_000,
  is_proof: true,
}

export const uploadOrderFile = route({
  method: 'POST',
  path: '/sale/:id/files',
  tag: 'files',
  summary:
    'Attach a guide (10), a payment support (11) or the photo of a returned parcel (12). A file whose content does not match its name or type is refused.',
  permission: Object.values(FILE_PERMISSIONS).flat(),
  params: IdParams,
  body: Strict({
    // With its type, so that a form's text becomes a number.
    type: Type.Integer({ enum: [...ORDER_FILES] }),
    file: File,
  }),
  files: [ORDER_FILE],
  reply: ChangeReply(Attachment),
})

const signed = Strict({
  signature: Type.Optional(Text(200)),
  expires: Type.Optional(Type.Integer()),
  user: Type.Optional(Id),
})

export const downloadAttachment = route({
  method: 'GET',
  path: '/attachment/:id',
  tag: 'files',
  summary: 'The original, as a download. By bearer token, or by a signed address.',
  permission: 'signed_link',
  params: IdParams,
  query: signed,
  reply: Type.Any(),
  raw: Object.values(MEDIA_TYPES),
})

export const attachmentThumbnail = route({
  method: 'GET',
  path: '/attachment/:id/thumbnail',
  tag: 'files',
  summary: 'A picture of the file, 320 px wide (`large=1`: 1280 px).',
  permission: 'signed_link',
  params: IdParams,
  query: Strict({ ...signed.properties, large: Type.Optional(Type.Literal('1')) }),
  reply: Type.Any(),
  raw: ['image/webp'],
})
