import { Type } from 'typebox'
import { route, Strict } from './route.ts'
import { Id, IdParams, Text } from './shapes.ts'

/** The file of a person's picture. */
export const PORTRAIT_FILE = { field: 'photo', kinds: ['jpg', 'png', 'webp'], max_bytes: 5_000_000 } as const

/** What a body has for the picture. */
export const PORTRAIT_FIELDS = {
  /** The uploaded picture, which replaces the form field. A text in its place is dropped. */
  photo: Type.Optional(
    Type.Object({
      path: Type.String(),
      name: Type.String(),
      media_type: Type.String(),
      bytes: Type.Integer(),
      sha256: Type.String(),
      head: Type.String(),
    }),
  ),
  /** Removes the picture. */
  remove_photo: Type.Optional(Type.Boolean()),
}

/** The call that shows the picture of one person: by bearer token, or by an address that was signed for one user. */
export const portraitRoute = (call: { path: `/${string}`; tag: string; whose: string }) =>
  route({
    method: 'GET',
    path: call.path,
    tag: call.tag,
    summary: `The picture of ${call.whose}. By bearer token, or by a signed address.`,
    permission: 'signed_link',
    params: IdParams,
    query: Strict({
      signature: Type.Optional(Text(200)),
      expires: Type.Optional(Type.Integer()),
      user: Type.Optional(Id),
      /** Another picture has another address, so that no cached one is shown. */
      v: Type.Optional(Text(20)),
    }),
    reply: Type.Any(),
    raw: ['image/webp'],
  })
