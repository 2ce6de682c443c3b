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

/** The business day of an instant, YYYY-MM-DD in America/Bogota. */
export function businessDay(at: Date): string {
  return BOGOTA.format(at)
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
