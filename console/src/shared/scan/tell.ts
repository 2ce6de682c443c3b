import { createStore } from '../state/store.ts'
import { showToast } from '../toasts/toasts.ts'
import type { Heard } from './heard.ts'
import { play } from './sounds.ts'

/** What covers the screen in red; null: nothing. */
export const alarm = createStore<(Heard & { id: number }) | null>(null)

/** Long enough to be read from the shelf, short enough not to be waited for. */
const ALARM_MS = 2_500

const TONES = { hit: 'success', miss: 'warning' } as const
const SHAKES: Record<Heard['tone'], number[]> = { hit: [40], miss: [120], wrong: [200, 80, 200] }

let count = 0

function raiseAlarm(heard: Heard): void {
  const id = ++count
  alarm.set({ ...heard, id })
  setTimeout(() => {
    if (alarm.get()?.id === id) alarm.set(null)
  }, ALARM_MS)
}

/** Says how a scan went to ear, hand and eye. What is wrong turns the screen red; it never asks for a press. */
export function tell(heard: Heard): void {
  play(heard.tone)
  if ('vibrate' in navigator) navigator.vibrate(SHAKES[heard.tone])
  if (heard.tone === 'wrong') return raiseAlarm(heard)
  alarm.set(null)
  const { key, values } = heard
  showToast({ tone: TONES[heard.tone], key, ...(values ? { values } : {}) })
}
