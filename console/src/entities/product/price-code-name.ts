import { isKnownText, type Translate } from '../../shared/language/texts.tsx'

/** A price list by its name in the language on screen; one that we have no words for by the shop's own. */
export function priceCodeName({ key, name }: { key: string; name: string }, t: Translate): string {
  const known = `code.${key}`
  return isKnownText(known) ? t(known) : name
}
