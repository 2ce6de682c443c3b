import { getReturn } from '@deportivo/contracts/returns/returns'
import { call } from '../../../shared/net/call.ts'

/** Rejects where there is no such case, or none that the user may see. */
export const findReturn = (id: number) => call(getReturn, { params: { id } })
