import type { ReturnCase } from '@deportivo/contracts/returns/case'
import { getReturn } from '@deportivo/contracts/returns/returns'
import { useCallback } from 'react'
import { voucherValue } from '../dialogs/credit.ts'
import { useFound } from '../../../shared/net/use-found.ts'

/** An event issues the voucher of a case, and another one brings its number back. */
const ASK_AGAIN_MS = 1_000

const waitsForVoucher = (one: ReturnCase): boolean =>
  one.settled_at !== null && one.voucher === null && voucherValue(one) > 0

/**
 * A case on screen: the replies of its changes replace it, and a refused one reads it again; so does one whose voucher is
 * not issued yet.
 */
export function useReturn(id: number) {
  const wanted = { params: { id } }
  const { data } = useFound(getReturn, wanted)
  // The same request: both share what was found.
  const found = useFound(getReturn, wanted, { everyMs: data && waitsForVoucher(data) ? ASK_AGAIN_MS : 0 })
  const { put } = found
  const show = useCallback((next: ReturnCase) => put(next, (now) => now.version <= next.version), [put])
  return { ...found, show }
}
