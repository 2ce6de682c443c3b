import type { Grants, Scope } from '../permissions.ts'

/** The fields of a return case that decide who may see it: the people of its order. */
export interface ReturnOwnership {
  seller_id: number
  auxiliary_user_id: number | null
}

/** Whether a scope reaches this return case for this user. An assistant's own cases are those of orders they prepared. */
export function reachesReturn(
  scope: Scope | undefined,
  { seller_id, auxiliary_user_id }: ReturnOwnership,
  userId: number,
): boolean {
  if (scope === 'all') return true
  if (scope === 'assigned') return auxiliary_user_id === userId
  return scope !== undefined && (seller_id === userId || auxiliary_user_id === userId)
}

interface Reader {
  id: number
  grants: Grants
}

export const seesEveryReturn = ({ grants }: Pick<Reader, 'grants'>): boolean =>
  grants['read returns'] === 'all'

/** Whether this user may see this return case. The same rule serves lists, details and files. */
export const maySeeReturn = (owned: ReturnOwnership, { id, grants }: Reader): boolean =>
  reachesReturn(grants['read returns'], owned, id)
