const HOUR = 60

type Unit = 'day' | 'hour' | 'minute'

/** How people write the units, without accents; a bare number is minutes. */
const WORDS: Record<Unit, readonly string[]> = {
  day: ['d', 'dia', 'dias', 'day', 'days', 'g', 'gun', 'ي', 'يوم', 'أيام'],
  hour: ['h', 'hr', 'hrs', 'hora', 'horas', 'hour', 'hours', 'sa', 'saat', 'س', 'ساعة', 'ساعات'],
  minute: ['', 'm', 'min', 'mins', 'minuto', 'minutos', 'minute', 'minutes', 'dk', 'dakika', 'د', 'دقيقة'],
}
const UNITS = Object.keys(WORDS) as Unit[]

// Three decimals may be thousands: refused, like every digit that would be left over.
const PART = /(\d+(?:[.,]\d{1,2})?)(?![\d.,])\s*(?:(\p{L}+)\.?)?/gu

const unitOf = (word: string) => UNITS.find((unit) => WORDS[unit].includes(word))

// Hundredths are multiplied as whole numbers: 1.1 × 60 is not 66 to a computer.
const exactly = (count = '', minutes: number) =>
  (Math.round(Number(count.replace(',', '.')) * 100) * minutes) / 100

/**
 * What was typed as a time, in minutes: `4 h`, `1,5 h`, `30 min`, `1 d 2 h`. Null where it is none, or no whole minutes. A
 * day is `dayMinutes`.
 */
export function parseDuration(typed: string, dayMinutes: number): number | null {
  const text = typed
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .trim()
  const minutesOf = { day: dayMinutes, hour: HOUR, minute: 1 }
  let minutes = 0
  for (const [, count, word = ''] of text.matchAll(PART)) {
    const unit = unitOf(word)
    if (unit === undefined) return null
    minutes += exactly(count, minutesOf[unit])
  }
  const isAllRead = text !== '' && text.replace(PART, '').trim() === ''
  return isAllRead && Number.isInteger(minutes) ? minutes : null
}
