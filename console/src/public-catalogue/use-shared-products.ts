import type { listSharedProducts, PublicProduct } from '@deportivo/contracts/catalogue/share-links'
import type { ReplyOf } from '@deportivo/contracts/route'
import { useCallback, useEffect, useState } from 'react'
import type { Position } from './use-position.ts'

type Reply = ReplyOf<typeof listSharedProducts>
export type SharedSize = Reply['sizes'][number]

/** The same bound as the server's. */
export const LONGEST_SEARCH = 60

export type SharedProducts =
  { state: 'loading' } | { state: 'gone' } | { state: 'failed' } | { state: 'shown'; reply: Reply }

/** An unknown link shows the same text as one that ended: a visitor can do the same about both. */
const ENDED = [404, 410, 422]

async function fetchPage(
  token: string,
  { page, words, size }: Position,
  signal?: AbortSignal,
): Promise<SharedProducts> {
  const query = new URLSearchParams({
    'link-share': token,
    page: String(page),
    ...(words && { search: words.slice(0, LONGEST_SEARCH) }),
    ...(size !== null && { size_id: String(size) }),
  }).toString()
  const response = await fetch(`/api/v1/products-link-share?${query}`, signal ? { signal } : {})
  if (ENDED.includes(response.status)) return { state: 'gone' }
  if (!response.ok) return { state: 'failed' }
  return { state: 'shown', reply: (await response.json()) as Reply }
}

// 300 products, a hundred sheets of paper; more would be printed by mistake.
const MOST_PRINTED_PAGES = 20

/** All products of a link, or of what is searched in it, as far as paper goes; null where a page did not arrive. */
export async function fetchAll(
  token: string,
  position: Position,
  pages: number,
): Promise<readonly PublicProduct[] | null> {
  const all: PublicProduct[] = []
  for (let page = 1; page <= Math.min(pages, MOST_PRINTED_PAGES); page++) {
    const found = await fetchPage(token, { ...position, page })
    if (found.state !== 'shown') return null
    all.push(...found.reply.data)
  }
  return all
}

/** One page of a link's products. The page before stays while the next is on its way. */
export function useSharedProducts(token: string, position: Position) {
  const [products, setProducts] = useState<SharedProducts>({ state: 'loading' })
  const [tries, setTries] = useState(0)
  useEffect(() => {
    const leaving = new AbortController()
    fetchPage(token, position, leaving.signal).then(setProducts, () => {
      if (!leaving.signal.aborted) setProducts({ state: 'failed' })
    })
    return () => leaving.abort()
  }, [token, position, tries])
  const retry = useCallback(() => {
    setProducts({ state: 'loading' })
    setTries((before) => before + 1)
  }, [])
  return { products, retry }
}
