import { Button, Tooltip, type ButtonProps } from '@blueprintjs/core'
import type { MouseEvent } from 'react'
import { showToast } from '../../toasts/toasts.ts'

export type ActionButtonProps = Omit<ButtonProps, 'disabled' | 'onClick' | 'ref' | 'elementRef'> & {
  /** Why it can't be done now. If given, the button stays focusable, does nothing, and shows the reason. */
  reason?: string | null
  /** Also shows the reason below where there is no pointer to hover with: for the one button that leads on. */
  isMain?: boolean
  /** Explains the button where its icon alone doesn't. */
  hint?: string
  onClick?: (event: MouseEvent<HTMLElement>) => void
}

/** A mouse sees the tooltip before it presses; a finger and a key come without one. */
const isByMouse = ({ nativeEvent }: MouseEvent) =>
  nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'mouse'

/** A button that never leaves a person guessing why it is grey. */
export function ActionButton({ reason = null, isMain = false, hint, onClick, ...button }: ActionButtonProps) {
  const isBlocked = reason !== null
  const content = reason ?? hint
  const click = (event: MouseEvent<HTMLElement>) => {
    if (!isBlocked) return onClick?.(event)
    event.preventDefault()
    if (!isByMouse(event)) showToast({ tone: 'info', text: reason })
  }
  return (
    <>
      <Tooltip
        content={content ?? ''}
        disabled={content === undefined}
        placement="bottom"
        hoverOpenDelay={120}
        compact
      >
        <Button
          {...button}
          onClick={click}
          aria-disabled={isBlocked || undefined}
          {...(isBlocked ? { 'aria-description': reason } : {})}
        />
      </Tooltip>
      {isMain && isBlocked && (
        <span className="ad-reason" aria-hidden>
          {reason}
        </span>
      )}
    </>
  )
}
