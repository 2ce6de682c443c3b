import { isKnownText, type TextKey } from '../../shared/language/texts.tsx'

/** The text of an option of a row. */
export function optionKey(option: string): TextKey {
  const key = `catalogue.option.${option}`
  if (!isKnownText(key)) throw new Error(`the option ${option} has no text`)
  return key
}
