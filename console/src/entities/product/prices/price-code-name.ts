import { nameOfPriceCode } from '@deportivo/contracts/exports/client-columns'
import { isKnownText, type Translate } from '../../../shared/language/texts.tsx'

/** A price list by its name in the language on screen; one that we have no words for by the shop's own. */
export const priceCodeName = (code: { key: string; name: string }, t: Translate): string =>
  nameOfPriceCode(code, { t, isKnownText })
