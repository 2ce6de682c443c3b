import type { Translate } from '../../language/texts.tsx'
import type { Blocked } from '../submit/blocked.ts'
import { areSomeNotWhole } from './whole-number.ts'

/** Why typed quantities can't be sent: none is there, or one is no whole number. */
export function quantitiesBlocked(
  quantities: readonly (number | null | undefined)[],
  t: Translate,
  label = t('product.units'),
): Required<Pick<Blocked, 'missing' | 'reason'>> {
  const isRefused = areSomeNotWhole(quantities)
  const isNone = quantities.every((quantity) => quantity === null || quantity === undefined)
  return {
    missing: [isNone && label],
    reason: isRefused ? t('form.wrong', { names: label }) : null,
  }
}
