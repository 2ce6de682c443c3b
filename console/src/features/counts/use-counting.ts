import type { CountLine } from '@deportivo/contracts/catalogue/counts'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { TextKey } from '../../shared/language/texts.tsx'
import { notifyScan } from '../../shared/scan/notify-scan.ts'
import { play } from '../../shared/scan/sounds.ts'
import { newId } from '../../shared/net/new-id.ts'
import { useSession } from '../../shared/session/session.tsx'
import { useStore } from '../../shared/state/store.ts'
import { countQueue, unsentOf, type QueuedEntry } from './count-queue.ts'
import { countSoon, useUnsentCounts, watchCount, type CountedReply } from './send-counts.ts'

/** Lines on the counting page: as many as fit on a phone without searching. */
const MOST_RECENT = 12

export interface Unit {
  product_id: number
  size_id: number
}

const keyOf = ({ product_id, size_id }: Unit) => `${product_id}/${size_id}`

/** The counted lines, the last one first. */
function withReply(recent: readonly CountLine[], { lines, counted }: CountedReply): readonly CountLine[] {
  const byKey = new Map(lines.map((line) => [keyOf(line), line]))
  const last = counted.map(keyOf).toReversed()
  const newest = [...new Set(last)].flatMap((key) => byKey.get(key) ?? [])
  return [...newest, ...recent.filter((line) => !byKey.has(keyOf(line)))].slice(0, MOST_RECENT)
}

/** One that cannot count is named; the others have a sound. */
function signal({ refused, counted }: CountedReply): void {
  for (const { message_key, message_values } of refused)
    notifyScan({ tone: 'miss', key: message_key as TextKey, values: message_values })
  if (refused.length > 0 || counted.length === 0) return
  play('hit')
  if ('vibrate' in navigator) navigator.vibrate(40)
}

/** What a person counts: sent at once, or stored until the network is back. */
export function useCounting(countId: number, onCounted: () => void) {
  const { user } = useSession()
  const queue = useStore(countQueue)
  useUnsentCounts(user.id)
  const [recent, setRecent] = useState<readonly CountLine[]>([])
  const [refused, setRefused] = useState<CountedReply['refused']>([])
  useEffect(
    () =>
      watchCount(countId, (reply) => {
        setRecent((now) => withReply(now, reply))
        setRefused(reply.refused)
        signal(reply)
        onCounted()
      }),
    [countId, onCounted],
  )
  const count = useCallback(
    (...entries: readonly Omit<QueuedEntry, 'key' | 'seen_at'>[]) =>
      countSoon(
        user.id,
        countId,
        entries.map((entry) => ({ ...entry, key: newId(), seen_at: Date.now() })),
      ),
    [user.id, countId],
  )
  const unsent = unsentOf(queue, user.id, countId)
  return useMemo(() => ({ recent, refused, unsent, count }), [recent, refused, unsent, count])
}

export type Counting = ReturnType<typeof useCounting>
