import { useLayoutEffect, useRef, type RefObject } from 'react'
import './whole-input.css'

const GAP_PX = 4

/** Below its field, or above it at the foot of the screen, and never beyond the edge. */
function position(note: HTMLElement, field: HTMLElement): void {
  const of = field.getBoundingClientRect()
  const { width, height } = note.getBoundingClientRect()
  const { clientWidth, clientHeight } = document.documentElement
  const start = getComputedStyle(field).direction === 'rtl' ? clientWidth - of.right : of.left
  const below = of.bottom + GAP_PX
  const isBelow = below + height < clientHeight
  const { style } = note
  style.insetBlockStart = `${isBelow ? below : Math.max(0, of.top - height - GAP_PX)}px`
  style.insetInlineStart = `${Math.max(GAP_PX, Math.min(start, clientWidth - width - GAP_PX))}px`
}

/** Why what is typed or pasted is not taken, at its field and above everything: fields may be in tables that scroll. */
export function RefusedNote({
  id,
  field,
  children,
}: {
  id: string
  field: RefObject<HTMLInputElement | null>
  children: string
}) {
  const own = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const [note, input] = [own.current, field.current]
    if (!note || !input) return undefined
    // Without it the note stands in the flow, after its field.
    if (!('showPopover' in note)) return undefined
    note.showPopover()
    const follow = () => position(note, input)
    follow()
    window.addEventListener('scroll', follow, true)
    window.addEventListener('resize', follow)
    return () => {
      window.removeEventListener('scroll', follow, true)
      window.removeEventListener('resize', follow)
    }
  }, [field, children])
  return (
    <span ref={own} id={id} popover="manual" role="alert" className="ad-refused">
      {children}
    </span>
  )
}
