import { useEffect } from 'react'
import { mayOpenPage } from '../../features/shell/access.ts'
import type { MenuReader } from '../../features/shell/menu.ts'
import { whenIdle } from '../../shared/hooks/when-idle.ts'
import { fetchLaterParts } from '../../shared/ui/later.tsx'
import { PAGES } from '../pages.ts'

/** The first page comes first: this long after it, its data and pictures are there. */
const WAIT_MS = 3_000

/** A path of a pattern: any number does for its parts. */
const samplePath = (pattern: string): string => pattern.replaceAll(/:\w+\??/g, '1')

/** A server that is away without the browser's knowledge is asked this seldom. */
const LATER_MS = 60_000

/** Resolves when the network is back, or may be. */
const whenReachable = (): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(goOn, LATER_MS)
    function goOn() {
      clearTimeout(timer)
      removeEventListener('online', goOn)
      resolve()
    }
    addEventListener('online', goOn)
  })

/** Fetches until nothing fails: a lost network must not end it for the session. */
export async function fetchUntilDone(fetchAll: () => Promise<void>, isStopped: () => boolean): Promise<void> {
  while (!isStopped())
    try {
      return await fetchAll()
    } catch (error) {
      // A page that is opened shows by itself why it cannot be fetched.
      console.info('the other pages were not fetched ahead', error)
      await whenReachable()
    }
}

async function fetchPages(reader: MenuReader, isStopped: () => boolean): Promise<void> {
  await whenIdle()
  await fetchLaterParts()
  for (const [pattern, load] of Object.entries(PAGES)) {
    await whenIdle()
    if (isStopped()) return
    if (mayOpenPage(samplePath(pattern), reader)) await load()
  }
  await fetchLaterParts()
}

/**
 * Fetches what the open page shows later, then the other pages that this profile may open, so that they open at once, and
 * without the server too.
 */
export function usePagesAhead(reader: MenuReader): void {
  useEffect(() => {
    let isStopped = false
    const timer = setTimeout(() => {
      const stopped = () => isStopped
      void fetchUntilDone(() => fetchPages(reader, stopped), stopped)
    }, WAIT_MS)
    return () => {
      isStopped = true
      clearTimeout(timer)
    }
  }, [reader])
}
