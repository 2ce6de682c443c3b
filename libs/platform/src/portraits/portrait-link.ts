import type { portraitRoute } from '@deportivo/contracts/portrait'
import type { Signer } from '../files/signer.ts'

/** The user that a signed address is made for. */
export interface Viewer {
  signer: Signer
  id: number
  now: Date
}

/** The call that shows pictures of one kind of people. */
export type PortraitCall = ReturnType<typeof portraitRoute>

/** What is signed for the picture of one person. */
export const signedName = ({ tag }: PortraitCall, id: number) => `picture-of-${tag}-${id}` as const

/** A short-lived address of a picture for this viewer only; null where there is none. */
export function portraitLink(
  contract: PortraitCall,
  { id, photo }: { id: number; photo: string | null },
  viewer: Viewer,
): string | null {
  if (photo === null) return null
  const { user, expires, signature } = viewer.signer.sign(signedName(contract, id), viewer.id, viewer.now)
  const query = new URLSearchParams({ user: String(user), expires: String(expires), signature, v: photo })
  return `/api/v1${contract.path.replace(':id', String(id))}?${query.toString()}`
}
