import { PRICE_CODE_KEYS } from '@deportivo/contracts/catalogue/lists'
import { useCan, useSession } from '../../../shared/session/session.tsx'
import { DEFAULT_CODE } from './product-filters.ts'

/** The price lists that the user may search: the server refuses the others. */
export function useSeenCodes() {
  const { user } = useSession()
  const keepsProducts = useCan('update products')
  const isSeen = (code: string) =>
    keepsProducts || code === DEFAULT_CODE || user.codes.some(({ key }) => key === code)
  return PRICE_CODE_KEYS.filter(isSeen)
}
