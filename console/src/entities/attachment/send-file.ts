import { EXPENSE_ROUTES } from '@deportivo/contracts/finance/expenses'
import { MONEY_TRANSFER_ROUTES } from '@deportivo/contracts/finance/money-transfers'
import { uploadOrderFile, type Attachment } from '@deportivo/contracts/orders/files'
import { uploadReturnFile } from '@deportivo/contracts/returns/returns'
import type { BodyOf } from '@deportivo/contracts/route'
import { isCallError } from '../../shared/net/call-error.ts'
import { call } from '../../shared/net/call.ts'
import { reportError } from '../../shared/toasts/report-error.ts'

export type AttachmentType = BodyOf<typeof uploadOrderFile>['type']
type ReturnFileType = BodyOf<typeof uploadReturnFile>['type']

/** A record of money, whose files have one type. */
export type ProofTarget = { expenseId: number } | { transferId: number }

/** An order, a return case, an expense, or a transfer between accounts. */
export type UploadTarget =
  { orderId: number; type: AttachmentType } | { returnId: number; type: ReturnFileType } | ProofTarget

interface Sending {
  file: { field: 'file'; file: File }
  onProgress?: (share: number) => void
  signal?: AbortSignal
}

// The contracts' `file` is what the server makes of the form's file part.
async function sendProof(target: ProofTarget, sending: Sending): Promise<Attachment> {
  const body = {} as BodyOf<typeof EXPENSE_ROUTES.attach>
  if ('expenseId' in target)
    return (await call(EXPENSE_ROUTES.attach, { params: { id: target.expenseId }, body, ...sending })).data
  const params = { id: target.transferId }
  return (await call(MONEY_TRANSFER_ROUTES.attach, { params, body, ...sending })).data
}

export async function sendFile(target: UploadTarget, sending: Sending): Promise<Attachment> {
  if (!('type' in target)) return sendProof(target, sending)
  const { type } = target
  if ('orderId' in target) {
    const body = { type } as BodyOf<typeof uploadOrderFile>
    return (await call(uploadOrderFile, { params: { id: target.orderId }, body, ...sending })).data
  }
  const body = { type } as BodyOf<typeof uploadReturnFile>
  return (await call(uploadReturnFile, { params: { id: target.returnId }, body, ...sending })).data
}

/** Whether the file of a new record arrived; a failure is shown, and the record is there for another try. */
export async function hasSentProof(target: ProofTarget, file: File): Promise<boolean> {
  try {
    await sendProof(target, { file: { field: 'file', file } })
    return true
  } catch (failure) {
    if (!isCallError(failure)) throw failure
    reportError(failure)
    return false
  }
}
