import { Button } from '@blueprintjs/core'
import type { ReactNode } from 'react'
import { useTexts } from '../../language/texts.tsx'

export interface DialogFootProps {
  /** What leaving is called: a step is gone back from, a change is cancelled, a result is closed. */
  leave?: 'back' | 'cancel' | 'close'
  /** At the start of the foot. */
  note?: ReactNode
  /** The button of what the dialog is for. */
  children?: ReactNode
  onClose: () => void
}

/** The foot of every dialog that asks for something: the way out first, what it is for last. */
export function DialogFoot({ leave = 'cancel', note, children, onClose }: DialogFootProps) {
  const t = useTexts()
  return (
    <>
      {note}
      <Button onClick={onClose}>{t(`common.${leave}`)}</Button>
      {children}
    </>
  )
}
