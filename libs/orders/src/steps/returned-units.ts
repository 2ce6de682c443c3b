import { text, type Language } from '@deportivo/texts/text'

interface ReturnedUnits {
  returned: number
  sent: number
  /** Why some are missing; empty when all came back. */
  reason: string
}

const SEPARATOR = ' · '
const NOTE = /^(\d+)\/(\d+)(?: · (.*))?$/s

/** The note that the history stores of a counted parcel: figures only, worded in the language of each reader. */
export const noteOfReturn = ({ returned, sent, reason }: ReturnedUnits): string =>
  [`${returned}/${sent}`, reason].filter(Boolean).join(SEPARATOR)

/** The same in words. */
export function describeReturn(note: string, language: Language): string {
  const [, returned, sent, reason] = NOTE.exec(note) ?? []
  if (returned === undefined || sent === undefined) return note
  const counts = { returned: Number(returned), sent: Number(sent) }
  const key = returned === sent ? 'order.history.all_returned' : 'order.history.some_returned'
  return [text(key, counts, language), reason].filter(Boolean).join(SEPARATOR)
}
