import { useCallback, useEffect, useState } from 'react'

/** What of a link is on screen. */
export interface Position {
  page: number
  /** That products have, besides those of the link. */
  words: string
  size: number | null
}

export const EVERYTHING: Position = { page: 1, words: '', size: null }

export const isNarrowed = ({ words, size }: Position): boolean => words !== '' || size !== null

const wholeNumber = (written: string | null): number | null => {
  const number = Number(written)
  return Number.isSafeInteger(number) && number > 0 ? number : null
}

function positionOfAddress(): Position {
  const query = new URLSearchParams(location.search)
  return {
    page: wholeNumber(query.get('page')) ?? 1,
    words: query.get('q') ?? '',
    size: wholeNumber(query.get('size')),
  }
}

export function addressOf({ page, words, size }: Position): string {
  const query = new URLSearchParams({
    ...(words && { q: words }),
    ...(size !== null && { size: String(size) }),
    ...(page > 1 && { page: String(page) }),
  }).toString()
  return query ? `?${query}` : location.pathname
}

/** The position in the address: 'Back' leads to the one before. */
export function usePosition() {
  const [position, setPosition] = useState(positionOfAddress)
  useEffect(() => {
    const follow = () => setPosition(positionOfAddress())
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [])
  const open = useCallback((next: Position) => {
    history.pushState(null, '', addressOf(next))
    setPosition(next)
    scrollTo(0, 0)
  }, [])
  /** In the place of one that is not there, or of one that was only on the way. */
  const replace = useCallback((other: Position) => {
    history.replaceState(null, '', addressOf(other))
    setPosition(other)
  }, [])
  return { position, open, replace }
}
