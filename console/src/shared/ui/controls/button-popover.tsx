import { PopoverNext, type PopoverNextProps } from '@blueprintjs/core'
import { useEffect, useRef, type ReactNode } from 'react'
import { giveFocusBack, popoverButton } from '../dialog/use-focus-back.ts'
import { WalkedMenu } from './walked-menu.tsx'

function Content({ onClose, children }: { onClose: (() => void) | undefined; children: ReactNode }) {
  const button = useRef<HTMLElement>(null)
  useEffect(() => {
    const opener = popoverButton()
    button.current = opener
    return () => giveFocusBack(opener)
  }, [])
  const leave = () => {
    button.current?.focus()
    onClose?.()
  }
  return <WalkedMenu {...(onClose ? { onLeave: leave } : {})}>{children}</WalkedMenu>
}

/**
 * What a button opens below or above it. Once it has closed, its button has the focus again, unless what was chosen took
 * it: the library's own return, 300 ms later, would take it out of the field of a dialog that was opened. One that is
 * opened from outside does not hold the focus either: it closes a moment after a press beside it, and would take the
 * focus back from the field that was pressed.
 */
export function ButtonPopover({
  content,
  ...popover
}: Omit<PopoverNextProps, 'content'> & Required<Pick<PopoverNextProps, 'content'>>) {
  const { isOpen, onInteraction } = popover
  const onClose = isOpen === undefined ? undefined : () => onInteraction?.(false)
  return (
    <PopoverNext
      arrow={false}
      {...popover}
      enforceFocus={isOpen === undefined}
      shouldReturnFocusOnClose={false}
      content={<Content onClose={onClose}>{content}</Content>}
    />
  )
}
