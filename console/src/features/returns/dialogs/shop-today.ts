import { dayInBogota } from '@deportivo/texts/formats/dates'
import { serverNow } from '../../../shared/net/clock.ts'

/** The day in the shop, as dates of a case are: none of them is later. */
export const shopToday = (): string => dayInBogota(serverNow())

export const laterThanToday = (day: string | null): boolean => day !== null && day > shopToday()
