import { useEffect } from 'react'
import { useSession } from '../session/session.tsx'
import { readStored, STORAGE_KEYS, writeStored } from '../state/browser-storage.ts'

const MOST = 5

/** An order or a client that was opened on this browser. */
export interface RecentThing {
  kind: 'order' | 'client'
  id: number
  /** Of the client. */
  name: string
}

interface Stored {
  /** Whose: the next person on this browser must not read what another opened. */
  user_id: number
  things: RecentThing[]
}

/** The last ones first. */
export function recentThings(userId: number): RecentThing[] {
  try {
    const stored = JSON.parse(readStored(STORAGE_KEYS.recent) ?? 'null') as Partial<Stored> | null
    return stored?.user_id === userId && Array.isArray(stored.things) ? stored.things : []
  } catch {
    // Unreadable: only a convenience is lost.
    return []
  }
}

export function rememberThing(userId: number, thing: RecentThing): void {
  const others = recentThings(userId).filter(({ kind, id }) => kind !== thing.kind || id !== thing.id)
  const stored: Stored = { user_id: userId, things: [thing, ...others].slice(0, MOST) }
  writeStored(STORAGE_KEYS.recent, JSON.stringify(stored))
}

/** Remembers what is shown, once it could be read. */
export function useRecent(kind: RecentThing['kind'], id: number | undefined, name: string | undefined): void {
  const userId = useSession().user.id
  useEffect(() => {
    if (id !== undefined && name !== undefined) rememberThing(userId, { kind, id, name })
  }, [userId, kind, id, name])
}
