import type { GroupMember, ReturnCase } from '@deportivo/contracts/returns/case'
import { getReturn } from '@deportivo/contracts/returns/returns'
import { useCallback } from 'react'
import { creditedValue } from '../dialogs/credit.ts'
import { useFound } from '../../../shared/net/use-found.ts'

/** An event books the credit of a case, and another one brings the number of its voucher back. */
const ASK_AGAIN_MS = 1_000

type Booked = Pick<
  GroupMember,
  'settled_at' | 'settlement' | 'credited_value' | 'price_difference' | 'voucher' | 'credited' | 'in_vouchers'
>

const isUnbooked = (one: Booked): boolean => {
  if (one.settled_at === null || creditedValue(one) === 0) return false
  return one.credited === 0 || (one.in_vouchers > 0 && one.voucher === null)
}

/** The case, or another one of its request. */
const waitsForCredit = (one: ReturnCase): boolean =>
  isUnbooked({ ...one, ...one.order_money }) || one.group.some(isUnbooked)

/**
 * A case on screen: the replies of its changes replace it, and a refused one reads it again; so does one whose credit is
 * not booked yet.
 */
export function useReturn(id: number) {
  const wanted = { params: { id } }
  const { data } = useFound(getReturn, wanted)
  // The same request: both share what was found.
  const found = useFound(getReturn, wanted, { everyMs: data && waitsForCredit(data) ? ASK_AGAIN_MS : 0 })
  const { put } = found
  const show = useCallback((next: ReturnCase) => put(next, (now) => now.version <= next.version), [put])
  return { ...found, show }
}
