import { serverNow } from '../../net/clock.ts'
import { dayInBogota } from '../../language/dates.ts'

/** A day that stays true in an address kept for tomorrow. */
export const TODAY = 'today'

/** The day that a filter means, in ISO. */
export const dayMeant = (day: string): string => (day === TODAY ? dayInBogota(serverNow()) : day)
