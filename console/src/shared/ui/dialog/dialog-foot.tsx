import { Button } from '@blueprintjs/core'
import { useContext, type ReactNode } from 'react'
import { useTexts } from '../../language/texts.tsx'
import { DialogLeave } from './dialog-leave.ts'

interface DialogFootProps {
  /** The dialog shows a result: there is nothing to go back from any more. */
  isDone?: boolean
  /** Where 'Cancelar' could be read as what the dialog is for. */
  cancelText?: string | undefined
  /** The focus begins on the way out: what the dialog is for can't be undone. */
  startsOnCancel?: boolean
  /** At the start of the foot. */
  note?: ReactNode
  /** The button of what the dialog is for. */
  children?: ReactNode
  onClose: () => void
}

/**
 * The foot of every dialog that asks for something: the way out first, what it is for last. 'Cancelar' closes
 * and does nothing; 'Volver' is for pages and for steps within a dialog.
 */
export function DialogFoot({
  isDone = false,
  cancelText,
  startsOnCancel = false,
  note,
  children,
  onClose,
}: DialogFootProps) {
  const t = useTexts()
  const leave = useContext(DialogLeave)
  const close = () => (leave === null ? onClose() : leave(onClose))
  return (
    <>
      {note}
      <Button onClick={close} autoFocus={startsOnCancel}>
        {isDone ? t('common.close') : (cancelText ?? t('common.cancel'))}
      </Button>
      {children}
    </>
  )
}
