import { businessTime, type BusinessHours } from '@deportivo/lifecycle/business-hours'
import type { Translate } from '../../../shared/language/texts.tsx'

/** How late a card is against the target of its stage. */
export type AgeLevel = 'normal' | 'due' | 'late' | 'critical'

/** The company's settings that define when a card is late. */
export interface Pace {
  /** Minutes a card may stay in each stage. */
  targets: Readonly<Record<string, number>>
  /** The hours in which they are counted; null until loaded: no time passes. */
  hours: BusinessHours | null
}

export interface StageAge {
  /** Business milliseconds in the stage. */
  ms: number
  level: AgeLevel
}

const MINUTE = 60_000
const LEVELS: readonly [share: number, level: AgeLevel][] = [
  [2, 'critical'],
  [1, 'late'],
  [0.75, 'due'],
]

/** The age of a stage in business hours, and its level; a stage without a target is never late. */
export function stageAge(enteredAt: string, stage: string, { targets, hours }: Pace, now: number): StageAge {
  const ms = hours === null ? 0 : businessTime(Date.parse(enteredAt), now, hours)
  const targetMinutes = targets[stage]
  if (targetMinutes === undefined || targetMinutes <= 0) return { ms, level: 'normal' }
  const share = ms / (targetMinutes * MINUTE)
  return { ms, level: LEVELS.find(([from]) => share >= from)?.[1] ?? 'normal' }
}

export const isLate = (level: AgeLevel): boolean => level === 'late' || level === 'critical'

/**
 * `45 min`, `3 h 20 min`, `26 h`. Business hours don't add up to days that a person would recognise, so there are none.
 */
export function formatAge(ms: number, t: Translate): string {
  const minutes = Math.floor(ms / MINUTE)
  if (minutes < 60) return t('board.age_minutes', { minutes })
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  return hours < 10 && rest > 0
    ? t('board.age_hours_minutes', { hours, minutes: rest })
    : t('board.age_hours', { hours })
}
