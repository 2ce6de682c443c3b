import type { Key } from 'react'

/** The largest page of any list, so that an export needs the fewest requests. */
const PAGE = 200
/** A list that changes faster than it is read is taken as it comes: going back forever would never end. */
const MOST_RETURNS = 50

export interface AskedPage {
  top: number
  page: number
}

export interface ReadOptions {
  signal?: AbortSignal
  onProgress?: (rows: number) => void
}

/** What is read page by page: how to ask for one, and the key of a row. */
export interface Pages<R> {
  ask: (page: AskedPage, signal?: AbortSignal) => Promise<R[]>
  rowKey: (row: R) => Key
}

/** The page that begins with a row already read, the last of them or one shortly before, and goes on from there. */
function pageFrom(read: number): AskedPage {
  if (read === 0) return { top: PAGE, page: 1 }
  const before = Math.ceil(read / PAGE)
  return { top: Math.floor((read - 1) / before), page: before + 1 }
}

/**
 * All rows, page by page, up to a limit. Rows that come in while it reads push others to the next page: those are taken
 * once. Rows that leave pull others to a page already read: then the next page doesn't begin with a row that is known, and
 * reading goes back to where one does.
 */
export async function readPages<R>(
  { ask, rowKey }: Pages<R>,
  { limit, signal, onProgress }: ReadOptions & { limit: number },
): Promise<R[]> {
  let found = new Map<Key, R>()
  let read = 0
  let returns = 0
  while (found.size < limit) {
    const { top, page } = pageFrom(read)
    const data = await ask({ top, page }, signal)
    const start = (page - 1) * top
    const [first] = data
    const isJoined = start === 0 || (first !== undefined && found.has(rowKey(first)))
    if (!isJoined && returns < MOST_RETURNS) {
      returns += 1
      read = Math.max(0, start - PAGE)
      found = new Map([...found].slice(0, read))
      continue
    }
    for (const row of data) found.set(rowKey(row), row)
    onProgress?.(Math.min(found.size, limit))
    if (data.length < top) break
    read = start + data.length
  }
  return [...found.values()].slice(0, limit)
}
