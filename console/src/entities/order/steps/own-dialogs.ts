import type { ComponentType } from 'react'
import type { OwnDialogProps } from './own-dialog-props.ts'
import { ReceiveBackDialog } from './receive-back-dialog.tsx'
import { ResendDialog } from './resend-dialog.tsx'

/** Dialogs that a step has wherever its order is shown, by the name in its view; the others are the board's. */
export const OWN_DIALOGS: Partial<Record<string, ComponentType<OwnDialogProps>>> = {
  receive_back: ReceiveBackDialog,
  resend: ResendDialog,
}
