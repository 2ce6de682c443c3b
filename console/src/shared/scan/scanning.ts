import { readCode, type PaperCode } from '@deportivo/lifecycle/paper-codes'
import { readBarcode } from '@deportivo/lifecycle/product-barcodes'
import { useEffect, useRef } from 'react'
import { isCallError } from '../net/call-error.ts'
import { reportError } from '../toasts/report-error.ts'
import type { ScanOutcome } from './scan-outcome.ts'
import { notifyScan } from './notify-scan.ts'

/** A code of ours, or the barcode of a product. */
export type ScannedCode = PaperCode | { kind: 'barcode'; code: string }

/** Handles a code; null passes it to the listener registered before. */
type Listener = (code: ScannedCode) => ScanOutcome | Promise<ScanOutcome> | null

// Newest first: a dialog handles a code before the page below it.
let listeners: readonly Listener[] = []

/** What a scanned or typed text is; null: no code of ours, and no barcode. */
export function scannedCode(text: string): ScannedCode | null {
  const barcode = readBarcode(text)
  return readCode(text) ?? ('code' in barcode ? { kind: 'barcode', code: barcode.code } : null)
}

/** A carton is no unit: which ones are in it is unknown. */
function unknownCode(text: string): ScanOutcome {
  const barcode = readBarcode(text)
  const isCarton = 'wrong' in barcode && barcode.wrong === 'carton'
  return { tone: 'miss', key: isCarton ? 'scan.carton' : 'scan.unknown', values: { code: text } }
}

async function handle(code: ScannedCode): Promise<ScanOutcome | null> {
  for (const listener of listeners) {
    const outcome = listener(code)
    if (outcome !== null) return outcome
  }
  return null
}

/** Passes a scanned text to the newest listener that handles it, and signals the outcome. Returns whether it fits. */
export async function scan(text: string): Promise<boolean> {
  const code = scannedCode(text)
  try {
    const outcome = code && (await handle(code))
    notifyScan(outcome ?? unknownCode(text))
    return outcome?.tone === 'hit'
  } catch (error) {
    if (!isCallError(error)) throw error
    notifyScan({ tone: 'miss', key: 'scan.not_found', values: { code: text } })
    if (error.status !== 404) reportError(error)
    return false
  }
}

/** Whether a listener is asked before those registered earlier, or is left what no other one handles. */
type Turn = 'first' | 'last'

/** Subscribes to scans while the component is mounted. */
export function useScan(listener: Listener, turn: Turn = 'first'): void {
  const latest = useRef(listener)
  useEffect(() => {
    latest.current = listener
  })
  useEffect(() => {
    const reading: Listener = (code) => latest.current(code)
    listeners = turn === 'first' ? [reading, ...listeners] : [...listeners, reading]
    return () => {
      listeners = listeners.filter((one) => one !== reading)
    }
  }, [turn])
}
