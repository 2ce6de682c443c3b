import { text } from '@deportivo/texts/text'
import type { KeyedText } from './refused.ts'

/** A text on the wire: the exact Spanish words, and what a client needs to say them in its reader's language. */
export const messageOf = ({ key, values = {} }: KeyedText) => ({
  message: text(key, values),
  message_key: key,
  ...(Object.keys(values).length > 0 ? { message_values: values } : {}),
})
