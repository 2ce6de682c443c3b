import { listStoppedEvents, retryStoppedEvent, type StoppedEvent } from '@deportivo/contracts/stopped-events'
import { useCallback, useEffect, useRef } from 'react'
import { call } from '../../shared/call.ts'
import { useTexts } from '../../shared/texts.tsx'
import { showToast } from '../../shared/toasts.ts'
import { useChange } from '../../shared/use-change.ts'
import { useList } from '../../shared/use-list.ts'
import { endOfTries, keyOf, subjectOf } from './describe.ts'

const PER_PAGE = 15
/** A try takes about a second; whoever asked for it watches. */
const WATCH_MS = 1500

/** What is stopped, and another try of it; how the try ended is told. */
export function useStoppedEvents(page: number) {
  const list = useList(listStoppedEvents, { query: { top: PER_PAGE, page } })
  const { rows, patch, refresh } = list
  const retry = useChange(
    useCallback(
      ({ consumer, aggregate_type, aggregate_id }: StoppedEvent) =>
        call(retryStoppedEvent, { body: { consumer, aggregate_type, aggregate_id } }),
      [],
    ),
    { isSilent: true },
  )
  useEndOfTries(rows, list.paging?.current_page)
  const isWatching = rows?.some((event) => event.is_retrying) ?? false
  useEffect(() => {
    if (!isWatching) return
    const timer = setInterval(refresh, WATCH_MS)
    return () => clearInterval(timer)
  }, [isWatching, refresh])
  const tryAgain = async (event: StoppedEvent) => {
    const asked = await retry.run(event)
    if (!asked) return refresh()
    patch((now) => now.map((one) => (keyOf(one) === keyOf(event) ? { ...one, is_retrying: true } : one)))
  }
  return { list, tryAgain, isAsking: retry.isRunning }
}

/** Tells how tries ended. Another page of the list is another list: what isn't on it may stand on the one before. */
function useEndOfTries(rows: readonly StoppedEvent[] | undefined, page: number | undefined): void {
  const t = useTexts()
  const seen = useRef<{ page: number | undefined; rows: readonly StoppedEvent[] }>({ page, rows: [] })
  useEffect(() => {
    if (!rows) return
    const before = seen.current.page === page ? seen.current.rows : []
    seen.current = { page, rows }
    const { wentOn, failedAgain } = endOfTries(before, rows)
    for (const event of wentOn)
      showToast({ tone: 'success', key: 'stopped.went_on', values: { subject: subjectOf(t, event) } })
    for (const event of failedAgain)
      showToast({ tone: 'danger', key: 'stopped.failed_again', values: { subject: subjectOf(t, event) } })
  }, [rows, page, t])
}
