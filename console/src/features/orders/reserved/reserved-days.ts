const DAY_MS = 86_400_000

/** Whole days that have gone by since a time; 0 on the first one. */
export const daysSince = (iso: string, now: number): number => Math.floor((now - Date.parse(iso)) / DAY_MS)

/** Days until a time, the begun one included: a promise of 30 days begins with 30. 0: less than one is left. */
export function daysUntil(iso: string, now: number): number {
  const left = (Date.parse(iso) - now) / DAY_MS
  return left < 1 ? 0 : Math.ceil(left)
}
