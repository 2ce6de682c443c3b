import { readCode, type PaperCode } from '@deportivo/lifecycle/paper-codes'
import { useEffect, useRef } from 'react'
import { isCallError } from '../net/call-error.ts'
import { reportError } from '../toasts/report-error.ts'
import type { ScanOutcome } from './scan-outcome.ts'
import { notifyScan } from './notify-scan.ts'

/** Answers a code that concerns it; null leaves it to whoever listened before. */
type Listener = (code: PaperCode) => ScanOutcome | Promise<ScanOutcome> | null

// The newest first: a dialog hears what the page under it would have handled.
let listeners: readonly Listener[] = []

async function handle(code: PaperCode): Promise<ScanOutcome | null> {
  for (const listener of listeners) {
    const outcome = listener(code)
    if (outcome !== null) return outcome
  }
  return null
}

/** A scanned text goes to the newest part of the screen that knows what to do with it; the person hears how it went. */
export async function scan(text: string): Promise<void> {
  const code = readCode(text)
  try {
    const outcome = code && (await handle(code))
    notifyScan(outcome ?? { tone: 'miss', key: 'scan.unknown', values: { code: text } })
  } catch (error) {
    if (!isCallError(error)) throw error
    notifyScan({ tone: 'miss', key: 'scan.not_found', values: { code: text } })
    if (error.status !== 404) reportError(error)
  }
}

/** Hears scans for as long as the part of the screen is there. */
export function useScan(listener: Listener): void {
  const latest = useRef(listener)
  useEffect(() => {
    latest.current = listener
  })
  useEffect(() => {
    const hearing: Listener = (code) => latest.current(code)
    listeners = [hearing, ...listeners]
    return () => {
      listeners = listeners.filter((one) => one !== hearing)
    }
  }, [])
}
