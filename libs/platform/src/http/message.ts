import { text } from '@deportivo/texts/text'
import type { KeyedText } from './refused.ts'

/** A text in a reply: the exact Spanish text, and the key and values to show it in another language. */
export const messageOf = ({ key, values = {} }: KeyedText) => ({
  message: text(key, values),
  message_key: key,
  ...(Object.keys(values).length > 0 ? { message_values: values } : {}),
})
