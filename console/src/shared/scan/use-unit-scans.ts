import { unitCode } from '@deportivo/lifecycle/paper-codes'
import { useRef, useState } from 'react'
import type { ScanOutcome } from './scan-outcome.ts'
import { scannedCode, useScan, type ScannedCode } from './scanning.ts'

/** What a scanner reads off a pair: its barcode, or the shop's label. */
const codeOfUnit = (code: ScannedCode): string | null => {
  if (code.kind === 'barcode') return code.code
  return code.kind === 'unit' ? unitCode(code.product_id, code.size_id) : null
}

/** The same of a typed text; null where it is no code of a pair. */
export function unitCodeIn(text: string): string | null {
  const code = scannedCode(text.trim())
  return code && codeOfUnit(code)
}

/** Passes scanned pairs on one after the other; returns whether one is on its way. */
export function useUnitScans(add: (code: string) => Promise<ScanOutcome>, onScan?: () => void): boolean {
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const [waiting, setWaiting] = useState(0)
  useScan((scanned) => {
    const code = codeOfUnit(scanned)
    if (code === null) return null
    onScan?.()
    setWaiting((count) => count + 1)
    const added = queue.current.then(() => add(code)).finally(() => setWaiting((count) => count - 1))
    // A refused scan is reported by its own promise, and the next one goes on.
    queue.current = added.catch(() => undefined)
    return added
  })
  return waiting > 0
}
