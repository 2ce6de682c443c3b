import { useLayoutEffect, useState, type RefCallback } from 'react'
import { createStore } from '../state/store.ts'

/** The height that the message of a phone takes from a dialog, in pixels; 0 while there is none. */
export const toastRoom = createStore(0)

/** The height of the open dialog's foot, above which the message stands. */
export const footRoom = createStore(0)

const feet: (HTMLElement | null)[] = []
const measureFoot = () => footRoom.set(feet.at(-1)?.offsetHeight ?? 0)

/** Measures an element now, and whenever its size changes. */
function watchSize(element: HTMLElement, measure: () => void): () => void {
  measure()
  const watcher = new ResizeObserver(measure)
  watcher.observe(element)
  return () => watcher.disconnect()
}

/** Of a dialog: its foot, if it has one. The one that was opened last counts. */
export function useFootRoom(): RefCallback<HTMLElement> {
  const [foot, setFoot] = useState<HTMLElement | null>(null)
  useLayoutEffect(() => {
    feet.push(foot)
    const stop = foot && watchSize(foot, measureFoot)
    if (!foot) measureFoot()
    return () => {
      stop?.()
      feet.splice(feet.lastIndexOf(foot), 1)
      measureFoot()
    }
  }, [foot])
  return setFoot
}

/** Of the messages, where they take room from a dialog: with the `gap` around them. */
export function useToastRoom(takesRoom: boolean, gap: number): RefCallback<HTMLElement> {
  const [messages, setMessages] = useState<HTMLElement | null>(null)
  useLayoutEffect(() => {
    if (!messages || !takesRoom) return undefined
    const stop = watchSize(messages, () => toastRoom.set(messages.offsetHeight + gap))
    return () => {
      stop()
      toastRoom.set(0)
    }
  }, [messages, takesRoom, gap])
  return setMessages
}
