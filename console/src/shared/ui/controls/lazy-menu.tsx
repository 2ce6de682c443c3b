import { PopoverNext } from '@blueprintjs/core'
import { cloneElement, startTransition, useState, type JSX, type MouseEvent } from 'react'

interface OpensMenu {
  'aria-haspopup'?: 'menu'
  onClick?: (event: MouseEvent) => void
}

/**
 * The menu of a card or row, below its button. A popover costs more than the rest of the row: it is made when it is first
 * opened, and in the background, so that the button looks pressed at once.
 */
export function LazyMenu({
  button,
  menu,
  onOpening,
  onOpened,
  onClosed,
}: {
  button: JSX.Element
  menu: JSX.Element
  onOpening?: () => void
  onOpened?: (menu: HTMLElement) => void
  onClosed?: () => void
}) {
  const [isUsed, setUsed] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const open = () =>
    startTransition(() => {
      setUsed(true)
      setOpen(true)
    })
  if (!isUsed) return cloneElement<OpensMenu>(button, { 'aria-haspopup': 'menu', onClick: open })
  return (
    <PopoverNext
      content={menu}
      placement="bottom-end"
      arrow={false}
      isOpen={isOpen}
      onInteraction={(next) => (next ? open() : setOpen(false))}
      {...(onOpening ? { onOpening } : {})}
      {...(onOpened ? { onOpened } : {})}
      {...(onClosed ? { onClosed } : {})}
    >
      {button}
    </PopoverNext>
  )
}
