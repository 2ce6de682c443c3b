import { Refused } from '../http/refused.ts'
import { refuseOtherKinds } from './table-kind.ts'
import { TableRefused } from './table-refused.ts'

/** Refused before it is stored: a file that its first bytes refuse need not be read. */
export function refuseKind(head: string): void {
  try {
    refuseOtherKinds(Buffer.from(head, 'base64'))
  } catch (error) {
    if (!(error instanceof TableRefused)) throw error
    const { reason } = error
    throw new Refused({ kind: 'unsupported', ...reason, errors: { file: reason } })
  }
}
