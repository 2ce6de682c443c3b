import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'

const itemsOf = (content: HTMLElement) => [...content.querySelectorAll<HTMLElement>('[role="menuitem"]')]

/** Where a key leads from the item at `at`; -1 is none. Those that are refused are walked too, with their reason. */
function nextItem(key: string, at: number, count: number): number | null {
  if (key === 'ArrowDown') return (at + 1) % count
  if (key === 'ArrowUp') return (at <= 0 ? count : at) - 1
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}

function walk(event: KeyboardEvent<HTMLElement>): void {
  const items = itemsOf(event.currentTarget)
  if (items.length === 0) return
  const at = items.findIndex((item) => item === document.activeElement)
  const next = nextItem(event.key, at, items.length)
  if (next === null) return
  event.preventDefault()
  event.stopPropagation()
  items[next]?.focus()
}

/** What a popover shows: a menu in it begins at its first item, and is walked by arrows. */
export function WalkedMenu({ onLeave, children }: { onLeave?: () => void; children: ReactNode }) {
  const content = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Not scrolled to: it has no place yet.
    if (content.current) itemsOf(content.current)[0]?.focus({ preventScroll: true })
  }, [])
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    walk(event)
    if (event.key !== 'Tab' || !onLeave || itemsOf(event.currentTarget).length === 0) return
    event.preventDefault()
    onLeave()
  }
  return (
    <div ref={content} onKeyDown={onKeyDown}>
      {children}
    </div>
  )
}
