import type { NextStep } from '@deportivo/contracts/orders/order'
import { localize } from '../../../shared/net/localize.ts'

/** Why a step isn't possible now, in the words of the language on screen; null where it is. */
export const reasonOf = ({ reason, reason_key: key }: NextStep): string | null =>
  reason === null || key === null ? reason : localize(reason, { key })
