import { createStore } from '../state/store.ts'
import { showToast } from '../toasts/toasts.ts'
import type { ScanOutcome } from './scan-outcome.ts'
import { play } from './sounds.ts'

/** What covers the screen in red; null: nothing. */
export const alarm = createStore<(ScanOutcome & { id: number }) | null>(null)

/** Long enough to be read from the shelf, short enough not to be waited for. */
const ALARM_MS = 2_500

const TONES = { hit: 'success', miss: 'warning' } as const
const SHAKES: Record<ScanOutcome['tone'], number[]> = { hit: [40], miss: [120], wrong: [200, 80, 200] }

let count = 0

function raiseAlarm(outcome: ScanOutcome): void {
  const id = ++count
  alarm.set({ ...outcome, id })
  setTimeout(() => {
    if (alarm.get()?.id === id) alarm.set(null)
  }, ALARM_MS)
}

/** Signals a scan's outcome by sound, vibration and toast. A wrong one turns the screen red; it needs no dismissal. */
export function notifyScan(outcome: ScanOutcome): void {
  play(outcome.tone)
  if ('vibrate' in navigator) navigator.vibrate(SHAKES[outcome.tone])
  if (outcome.tone === 'wrong') return raiseAlarm(outcome)
  alarm.set(null)
  const { key, values } = outcome
  showToast({ tone: TONES[outcome.tone], key, ...(values ? { values } : {}) })
}
