import {
  cloneElement,
  startTransition,
  useEffect,
  useState,
  type JSX,
  type KeyboardEvent,
  type MouseEvent,
} from 'react'
import { ButtonPopover } from './button-popover.tsx'

interface OpensMenu {
  'aria-haspopup'?: 'menu'
  onClick?: (event: MouseEvent) => void
  onKeyDown: (event: KeyboardEvent) => void
}

/**
 * The menu of a card or row, below its button. A popover costs more than the rest of the row: it is made when it is first
 * opened, and in the background, so that the button looks pressed at once.
 */
export function LazyMenu({
  button,
  menu,
  onOpening,
  onClosed,
}: {
  button: JSX.Element
  menu: JSX.Element
  onOpening?: () => void
  onClosed?: () => void
}) {
  const [isUsed, setUsed] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const open = () =>
    startTransition(() => {
      setUsed(true)
      setOpen(true)
    })
  // Until the first item has the focus: it is on this button while the menu is drawn, and then for a moment nowhere.
  const onKeyDown = ({ key }: { key: string }) => key === 'Escape' && setOpen(false)
  useEffect(() => {
    if (!isOpen) return
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isOpen])
  if (!isUsed) return cloneElement<OpensMenu>(button, { 'aria-haspopup': 'menu', onClick: open, onKeyDown })
  return (
    <ButtonPopover
      content={menu}
      placement="bottom-end"
      isOpen={isOpen}
      onInteraction={(next) => (next ? open() : setOpen(false))}
      {...(onOpening ? { onOpening } : {})}
      {...(onClosed ? { onClosed } : {})}
    >
      {button}
    </ButtonPopover>
  )
}
