import { Button } from '@blueprintjs/core'
import type { ReactNode } from 'react'
import { AppDialog } from './app-dialog.tsx'
import { DialogFoot } from './dialog-foot.tsx'

/** Asks before something that can't be undone. The text names what, whose and how much. */
export function ConfirmDialog({
  title,
  children,
  confirmText,
  cancelText,
  intent = 'primary',
  startsOnCancel = false,
  isBusy = false,
  onConfirm,
  onClose,
}: {
  title: string
  children: ReactNode
  confirmText: string
  cancelText?: string
  intent?: 'primary' | 'danger'
  isBusy?: boolean
  /** Enter, pressed without looking, does nothing. */
  startsOnCancel?: boolean
  onConfirm: () => void
  onClose: () => void
}) {
  return (
    <AppDialog
      title={title}
      onClose={onClose}
      width={460}
      shape="confirmation"
      footer={
        <DialogFoot cancelText={cancelText} startsOnCancel={startsOnCancel} onClose={onClose}>
          <Button intent={intent} loading={isBusy} onClick={onConfirm} autoFocus={!startsOnCancel}>
            {confirmText}
          </Button>
        </DialogFoot>
      }
    >
      {children}
    </AppDialog>
  )
}
