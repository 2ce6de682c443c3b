import type { Signer } from '../files/signer.ts'

/** The user that a signed address is made for. */
export interface Viewer {
  signer: Signer
  id: number
  now: Date
}

/** Whose pictures: of users, or of clients. */
export interface PortraitOwner {
  /** What is signed of a person, before their number. */
  sign: string
  /** `/user`: the path of the person's record. */
  path: `/${string}`
}

export const USER_PORTRAIT: PortraitOwner = { sign: 'photo', path: '/user' }
export const CLIENT_PORTRAIT: PortraitOwner = { sign: 'client', path: '/client' }

export const signedName = ({ sign }: PortraitOwner, id: number) => `${sign}-${id}` as const

/** A short-lived address of a picture for this viewer only; null where there is none. */
export function portraitLink(
  owner: PortraitOwner,
  { id, photo }: { id: number; photo: string | null },
  viewer: Viewer,
): string | null {
  if (photo === null) return null
  const { user, expires, signature } = viewer.signer.sign(signedName(owner, id), viewer.id, viewer.now)
  const query = new URLSearchParams({ user: String(user), expires: String(expires), signature, v: photo })
  return `/api/v1${owner.path}/${id}/photo?${query.toString()}`
}
