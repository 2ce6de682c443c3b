import type { Asker } from '@deportivo/lifecycle/machine'

const scopeOf = ({ actor }: Asker) => actor.grants['read orders']

/** Whether this board has nothing but the user's own orders. */
export const seesOnlyOwn = (asker: Asker): boolean => scopeOf(asker) !== 'all'

/** The filter with one possible value on the user's own board; null: every filter is of use. */
export function pointlessFilter(asker: Asker): 'assistant' | 'seller' | null {
  if (!seesOnlyOwn(asker)) return null
  return scopeOf(asker) === 'assigned' ? 'assistant' : 'seller'
}
