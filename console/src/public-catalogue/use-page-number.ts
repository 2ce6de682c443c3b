import { useCallback, useEffect, useState } from 'react'

function pageOfAddress(): number {
  const page = Number(new URLSearchParams(location.search).get('page'))
  return Number.isSafeInteger(page) && page > 0 ? page : 1
}

export const addressOfPage = (page: number): string => (page === 1 ? location.pathname : `?page=${page}`)

/** The page in the address: 'Back' leads to the one before. */
export function usePageNumber() {
  const [page, setPage] = useState(pageOfAddress)
  useEffect(() => {
    const follow = () => setPage(pageOfAddress())
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [])
  const open = useCallback((next: number) => {
    history.pushState(null, '', addressOfPage(next))
    setPage(next)
    scrollTo(0, 0)
  }, [])
  /** In the place of a page that is not there. */
  const replace = useCallback((other: number) => {
    history.replaceState(null, '', addressOfPage(other))
    setPage(other)
  }, [])
  return { page, open, replace }
}
