import { reportWords, type ReportWords, type Translate } from '@deportivo/contracts/reports/shown/words'
import { formatDay, formatDaysInWords, formatInstant } from '@deportivo/texts/formats/dates'
import { formatCount, formatMoney } from '@deportivo/texts/formats/money'
import { isTextKey, type Language } from '@deportivo/texts/text'
import { translateIn } from '@deportivo/texts/translate'

export interface MailWords {
  language: Language
  t: Translate
  words: ReportWords
  instant: (iso: string) => string
}

/** The words, figures and days of a mail, as the screen writes them in the language of its reader. */
export function mailWords(language: Language, today: string): MailWords {
  const t = translateIn(language)
  const words = reportWords({
    language,
    t,
    isKnownText: isTextKey,
    today: () => today,
    money: (pesos) => formatMoney(pesos, language),
    count: (value) => formatCount(value, language),
    shopDay: (day) => formatDay(`${day}T12:00:00-05:00`, language),
    daysInWords: (from, to) => formatDaysInWords(from, to, language),
  })
  return { language, t, words, instant: (iso) => formatInstant(iso, language) }
}
