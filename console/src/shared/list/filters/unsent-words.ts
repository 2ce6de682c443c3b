import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

interface Unsent {
  label: string
  words: string
  /** The page that replaced the box. */
  page: string
}

let left: Unsent | undefined

/** The router gives each page of the tab a key: this one's is ahead of what is drawn. */
const pageKey = () => (history.state as { key?: string } | null)?.key ?? 'default'

/** What was typed into a box of this name, when the present page took its place. */
export const unsentWords = (label: string): string | undefined =>
  left?.label === label && left.page === pageKey() ? left.words : undefined

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
