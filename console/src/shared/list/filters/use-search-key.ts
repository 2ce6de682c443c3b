import { useEffect, useLayoutEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { isPlain } from '../../hooks/use-keys.ts'
import { useNewestAddress } from '../../navigation/newest-address.ts'
import { focusSearch } from './focus-search.ts'
import { leaveWords, wordsAhead } from './unsent-words.ts'

/** What a key makes of the words before it; `undefined`: it is not part of typing them. */
function typed(words: string, { key }: KeyboardEvent): string | undefined {
  if (key === 'Backspace') return words.slice(0, -1)
  if (key === 'Enter') return words
  return key.length === 1 ? words + key : undefined
}

/**
 * What '/' does. While the code of another page is on its way, the page before takes no search any more: what is typed
 * then goes on in the search of the page that comes.
 */
export function useSearchKey(): () => void {
  const newest = useNewestAddress()
  const { pathname } = useLocation()
  // A page without a search takes no words, and the one after it must not.
  useLayoutEffect(() => {
    if (wordsAhead() !== undefined) leaveWords(undefined)
  }, [pathname])
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const before = wordsAhead()
      if (before === undefined) return
      if (event.key === 'Escape' || !newest().isLeft) return leaveWords(undefined)
      const words = isPlain(event) ? typed(before, event) : undefined
      if (words === undefined) return
      event.preventDefault()
      event.stopImmediatePropagation()
      leaveWords(words)
    }
    addEventListener('keydown', listen, true)
    return () => removeEventListener('keydown', listen, true)
  }, [newest])
  return () => (newest().isLeft ? leaveWords('') : focusSearch())
}
