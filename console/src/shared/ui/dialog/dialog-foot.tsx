import { Button } from '@blueprintjs/core'
import type { ReactNode } from 'react'
import { useTexts } from '../../language/texts.tsx'

interface DialogFootProps {
  /** The dialog shows a result: there is nothing to go back from any more. */
  isDone?: boolean
  /** At the start of the foot. */
  note?: ReactNode
  /** The button of what the dialog is for. */
  children?: ReactNode
  onClose: () => void
}

/**
 * The foot of every dialog that asks for something: the way out first, what it is for last. The way out is called
 * 'back' everywhere: 'cancel' would be read as cancelling the order.
 */
export function DialogFoot({ isDone = false, note, children, onClose }: DialogFootProps) {
  const t = useTexts()
  return (
    <>
      {note}
      <Button onClick={onClose}>{t(isDone ? 'common.close' : 'common.back')}</Button>
      {children}
    </>
  )
}
