import type { ClientPick } from '@deportivo/contracts/clients/clients'
import { useState } from 'react'
import { useSession } from '../../../shared/session/session.tsx'
import { readStored, STORAGE_KEYS, writeStored } from '../../../shared/state/browser-storage.ts'

/** What is the same in every sale of a counter. */
export interface CounterSetup {
  client: ClientPick
  cashier_id: number
  store_id: number
  /** The receipt is printed without being asked for. */
  prints: boolean
}

interface Stored extends CounterSetup {
  /** Whose: the next user of this browser may not see the client. */
  user_id: number
}

const isSetup = (stored: Partial<Stored> | null, userId: number): stored is Stored =>
  stored?.user_id === userId &&
  typeof stored.client?.id === 'number' &&
  typeof stored.cashier_id === 'number' &&
  typeof stored.store_id === 'number'

export function storedSetup(userId: number): CounterSetup | null {
  try {
    const stored = JSON.parse(readStored(STORAGE_KEYS.counter) ?? 'null') as Partial<Stored> | null
    return isSetup(stored, userId) ? stored : null
  } catch {
    // Unreadable: it is asked for again.
    return null
  }
}

/** The setup that this user saved in this browser; null: not yet. */
export function useCounterSetup() {
  const { id: user_id } = useSession().user
  const [setup, setSetup] = useState(() => storedSetup(user_id))
  const save = (next: CounterSetup) => {
    writeStored(STORAGE_KEYS.counter, JSON.stringify({ ...next, user_id } satisfies Stored))
    setSetup(next)
  }
  return { setup, save }
}
