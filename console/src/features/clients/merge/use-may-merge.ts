import { useCan, useSession } from '../../../shared/session/session.tsx'

/** Not those who may change their own clients only: the orders of other sellers move with a client. */
export function useMayMerge(): boolean {
  const mayUpdate = useCan('update clients')
  const { grants } = useSession()
  return mayUpdate && grants['update clients'] !== 'own'
}
