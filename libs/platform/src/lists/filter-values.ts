import type { Filter } from '@deportivo/contracts/list-route'
import type { TextKey } from '@deportivo/texts/texts'
import type { TextValues } from '@deportivo/texts/text'
import { invalid } from '../http/refused.ts'

/** The parsed values of a filter. */
export type ValueOf<F extends Filter> = F extends { takes: 'number' }
  ? number[]
  : F extends { takes: 'day' | 'hour' }
    ? string
    : F extends { takes: 'flag' }
      ? boolean
      : string[]

type Value = number[] | string[] | string | boolean

/** Ids are 4-byte integers in the database; a larger number would be an error of the database, not an empty list. */
const MOST = 2_147_483_647
// Longer selections of a list are requested in parts of this size.
const MOST_VALUES = 200
// PostgreSQL has no year 0000.
const DAY = /^(?!0000)\d{4}-\d{2}-\d{2}$/
const FLAGS = new Map([
  ['1', true],
  ['true', true],
  ['0', false],
  ['false', false],
])

function refused(field: string, key: TextKey, values: TextValues = {}) {
  return invalid({ filter: { key, values: { field, ...values } } })
}

function numberOf(field: string, written: string): number {
  const number = /^-?\d+$/.test(written) ? Number(written) : Number.NaN
  if (!Number.isSafeInteger(number) || Math.abs(number) > MOST) throw refused(field, 'list.takes_number')
  return number
}

// JavaScript parses 30 February as 2 March.
const isDay = (written: string) =>
  DAY.test(written) &&
  !Number.isNaN(Date.parse(written)) &&
  new Date(written).toISOString().slice(0, 10) === written

function dayOf(field: string, written: string): string {
  if (!isDay(written)) throw refused(field, 'list.takes_day')
  return written
}

/** `2026-03-05T14`: the hour from 14:00 on in America/Bogota. */
function hourOf(field: string, written: string): string {
  const [day = '', hour = ''] = written.split('T')
  if (!/^([01]\d|2[0-3])$/.test(hour) || !isDay(day)) throw refused(field, 'list.takes_hour')
  return written
}

function flagOf(field: string, written: string): boolean {
  const flag = FLAGS.get(written)
  if (flag === undefined) throw refused(field, 'list.takes_flag')
  return flag
}

function optionOf(field: string, options: readonly string[], written: string): string {
  if (!options.includes(written)) throw refused(field, 'list.takes_option', { options: options.join(', ') })
  return written
}

function onlyOne(field: string, written: readonly string[]): string {
  const [value, ...others] = written
  if (value === undefined || others.length > 0) throw refused(field, 'list.takes_one')
  return value
}

/** The values of one filter by its type; a wrong one is refused with the filter's name and its type. */
export function valueOf(field: string, filter: Filter, written: readonly string[]): Value {
  if (written.length === 0) throw refused(field, 'list.takes_value')
  if (written.length > MOST_VALUES) throw refused(field, 'list.too_many_values', { limit: MOST_VALUES })
  switch (filter.takes) {
    case 'number':
      return written.map((one) => numberOf(field, one))
    case 'option':
      return written.map((one) => optionOf(field, filter.options, one))
    case 'day':
      return dayOf(field, onlyOne(field, written))
    case 'hour':
      return hourOf(field, onlyOne(field, written))
    case 'flag':
      return flagOf(field, onlyOne(field, written))
    case 'text':
      return [...written]
  }
}
