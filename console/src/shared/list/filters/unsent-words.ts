import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

interface Unsent {
  /** Of the box they were typed into. Words that were typed before there was one go on in any. */
  label?: string
  words: string
  /** The page that replaced the box; not known of one that is still on its way. */
  page?: string
}

let left: Unsent | undefined

/** The router gives each page of the tab a key: this one's is ahead of what is drawn. */
const pageKey = () => (history.state as { key?: string } | null)?.key ?? 'default'

/** What was typed into a box of this name, when the present page took its place, or before this page was there. */
export function unsentWords(label: string): string | undefined {
  if (!left) return undefined
  const { words, label: of = label, page = pageKey() } = left
  return of === label && page === pageKey() ? words : undefined
}

/** Words for the search of the page that is on its way; `undefined` takes them back. */
export const leaveWords = (words: string | undefined): void => {
  left = words === undefined ? undefined : { words }
}

export const wordsAhead = (): string | undefined => (left && left.page === undefined ? left.words : undefined)

/**
 * A page stays on screen, and takes what is typed, until the next one is drawn. Words that were typed meanwhile go on in
 * the box of the same name there. Returns the ref of the box.
 */
export function useUnsentWords(label: string, words: string | undefined) {
  const box = useRef<HTMLInputElement>(null)
  const { key } = useLocation()
  const latest = useRef({ words, key })
  useLayoutEffect(() => {
    latest.current = { words, key }
  })
  useLayoutEffect(() => {
    const input = box.current
    left = undefined
    return () => {
      const { words: unsent, key: drawn } = latest.current
      const page = pageKey()
      // Without the focus they were searched for before the box was left.
      if (unsent !== undefined && page !== drawn && document.activeElement === input)
        left = { label, words: unsent, page }
    }
  }, [label])
  return box
}
