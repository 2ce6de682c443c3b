import type { Signer } from '@deportivo/platform/files/signer'

/** The user that a signed address was made for. */
export interface Viewer {
  signer: Signer
  id: number
  now: Date
}

export const pictureName = (userId: number) => `photo-${userId}` as const

/** A short-lived picture address for this viewer only; null where there is no picture. */
export function pictureLink(
  { id, photo }: { id: number; photo: string | null },
  viewer: Viewer,
): string | null {
  if (photo === null) return null
  const { user, expires, signature } = viewer.signer.sign(pictureName(id), viewer.id, viewer.now)
  const query = new URLSearchParams({ user: String(user), expires: String(expires), signature, v: photo })
  return `/api/v1/user/${id}/photo?${query.toString()}`
}
