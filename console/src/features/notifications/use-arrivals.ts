import type { Notification } from '@deportivo/contracts/admin/notifications'
import { useEffect, useRef, useState } from 'react'
import { useFormats } from '../../shared/language/use-formats.ts'
import { useTexts, type Translate } from '../../shared/language/texts.tsx'
import { showToast } from '../../shared/toasts/toasts.ts'
import { arrivalsIn } from './arrivals.ts'
import { LOOKS } from './notification-kinds.tsx'
import { sentenceOf } from './notification-words.ts'

const NONE: readonly Notification[] = []

/** Where 'Ver' does more than open, the message explains it. */
const withProfile = ({ as_profile }: Notification, text: string, t: Translate): string =>
  as_profile === null
    ? text
    : t('notification.told_as_profile', { text, profile: t(`profile.${as_profile}`) })

/**
 * Shows notifications that arrive while the user works: urgent ones as a toast with 'Ver', others to screen readers.
 * Returns the text to read out.
 */
export function useArrivals(
  rows: readonly Notification[] = NONE,
  isLoaded: boolean,
  onSee: (notification: Notification) => void,
): string {
  const t = useTexts()
  const formats = useFormats()
  const seen = useRef<number | null>(null)
  const [text, setText] = useState('')
  useEffect(() => {
    if (!isLoaded) return
    const { arrived, seen: newest } = arrivalsIn(rows, seen.current)
    seen.current = newest
    for (const notification of arrived.toReversed()) {
      const text = sentenceOf(notification, t, formats)
      const { isUrgent, tone } = LOOKS[notification.kind]
      // A hidden window would show the toast in vain; the bell lists it.
      if (isUrgent && document.visibilityState === 'visible')
        showToast({
          tone: tone === 'danger' ? 'danger' : 'info',
          text: withProfile(notification, text, t),
          action: { key: 'notification.see', run: () => onSee(notification) },
        })
      else setText(t('notification.arrived', { text }))
    }
  }, [rows, isLoaded, onSee, t, formats])
  return text
}
