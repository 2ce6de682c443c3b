import { retryStoppedEvent, type StoppedEvent } from '@deportivo/contracts/admin/stopped-events'
import { useCallback, useEffect, useRef } from 'react'
import { call } from '../../shared/net/call.ts'
import { useListPosition } from '../../shared/list/query/use-list-position.ts'
import { useListScreen } from '../../shared/list/query/use-list-screen.ts'
import { useTexts } from '../../shared/language/texts.tsx'
import { showToast } from '../../shared/toasts/toasts.ts'
import { useChange } from '../../shared/hooks/use-change.ts'
import { endOfTries, keyOf, subjectOf } from './describe.ts'
import { STOPPED_LISTING } from './stopped-events-list.tsx'

/** A retry takes about a second, and the user waits for it. */
const WATCH_MS = 1500

/** The stopped events and a function that retries one; its result is shown. */
export function useStoppedEvents() {
  const screen = useListScreen(STOPPED_LISTING, useListPosition(STOPPED_LISTING))
  const { rows, paging, patch, refresh } = screen.rows
  const retry = useChange(
    useCallback(
      ({ consumer, aggregate_type, aggregate_id }: StoppedEvent) =>
        call(retryStoppedEvent, { body: { consumer, aggregate_type, aggregate_id } }),
      [],
    ),
    { isSilent: true },
  )
  useEndOfTries(rows, paging?.current_page)
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
  return { screen, tryAgain, isAsking: retry.isRunning }
}

/** Shows how retries ended. A missing row counts only on the same page: it may be on another one. */
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
