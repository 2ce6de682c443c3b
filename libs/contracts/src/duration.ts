import type { TextKey } from '@deportivo/texts/texts'

type Translate = (key: TextKey, values?: { count: number }) => string

const HOUR = 60

/** `30 min`, `4 h`, `1 d 2 h`. Without `dayMinutes` there are no days: `26 h`. */
export function formatDuration(minutes: number, t: Translate, dayMinutes = Infinity): string {
  const days = Math.floor(minutes / dayMinutes)
  const rest = days === 0 ? minutes : minutes % dayMinutes
  const parts = [
    days > 0 ? t('duration.days', { count: days }) : '',
    rest >= HOUR ? t('duration.hours', { count: Math.floor(rest / HOUR) }) : '',
    rest % HOUR > 0 || minutes === 0 ? t('duration.minutes', { count: rest % HOUR }) : '',
  ]
  return parts.filter(Boolean).join(' ')
}
