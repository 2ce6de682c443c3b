import { serverNow } from '../../net/clock.ts'
import { dayInBogota } from '@deportivo/texts/formats/dates'

/** Relative day, so that a stored address stays right tomorrow. */
export const TODAY = 'today'

/** The day that a filter means, in ISO. */
export const dayMeant = (day: string): string => (day === TODAY ? dayInBogota(serverNow()) : day)
