import { startTransition, useOptimistic, type ReactNode } from 'react'
import './segments.css'

/** Resolved in the task after the next frame was drawn. */
const nextFrame = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

/**
 * One of a few, each with a button. The pressed one is drawn at once, and what it leads to after that, in the background:
 * the frame of the click doesn't wait for another view.
 */
export function Segments<Id extends string>({
  label,
  ids,
  value,
  onPick,
  autoFocus = false,
  children,
}: {
  /** Accessible name of the group. */
  label: string
  ids: readonly Id[]
  value: Id
  onPick: (id: Id) => void
  /** The first one has the focus as soon as it is there. */
  autoFocus?: boolean
  /** What is on the button of each. */
  children: (id: Id) => ReactNode
}) {
  const [pressed, press] = useOptimistic(value)
  const pick = (id: Id) =>
    startTransition(async () => {
      press(id)
      await nextFrame()
      startTransition(() => onPick(id))
    })
  return (
    <div className="ad-segments" role="group" aria-label={label}>
      {ids.map((id, index) => (
        <button
          key={id}
          type="button"
          autoFocus={autoFocus && index === 0}
          aria-pressed={id === pressed}
          onClick={() => pick(id)}
        >
          {children(id)}
        </button>
      ))}
    </div>
  )
}
