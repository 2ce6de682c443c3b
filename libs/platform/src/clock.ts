export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

const BOGOTA = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Bogota',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

const HOUR_MS = 3_600_000

// Formatting takes longer than anything else that a projection does to an order, and a day begins with an hour: Bogotá's
// offset is whole hours.
let lastHour = { hour: NaN, day: '' }

/** The business day of an instant, YYYY-MM-DD in America/Bogota. */
export function businessDay(at: Date): string {
  const hour = Math.floor(at.getTime() / HOUR_MS)
  if (hour !== lastHour.hour) lastHour = { hour, day: BOGOTA.format(at) }
  return lastHour.day
}

const BOGOTA_TIME = new Intl.DateTimeFormat('es-CO', {
  timeZone: 'America/Bogota',
  hour: '2-digit',
  minute: '2-digit',
  // `hour12: false` shows midnight as 24:00 in this language.
  hourCycle: 'h23',
})

/** The local time of day in America/Bogota, HH:MM. */
export function wallTime(at: Date): string {
  return BOGOTA_TIME.format(at)
}
