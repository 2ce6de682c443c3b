import type { NextStep } from '@deportivo/contracts/orders/order'
import { inOwnWords } from '../../shared/net/in-own-words.ts'

/** Why a step isn't possible now, in the words of the language on screen; null where it is. */
export const reasonOf = ({ reason, reason_key: key }: NextStep): string | null =>
  reason === null || key === null ? reason : inOwnWords(reason, { key })
