import { reportWords } from '@deportivo/contracts/reports/shown/words'
import { dayInBogota, formatDaysInWords } from '@deportivo/texts/formats/dates'
import { useMemo } from 'react'
import { isKnownText, useTexts } from '../language/texts.tsx'
import { useFormats } from '../language/use-formats.ts'
import { serverNow } from '../net/clock.ts'
import { usePreferences } from '../preferences/preferences.ts'

/** What the figures and rows of a report are called in the language on screen. */
export function useReportWords() {
  const t = useTexts()
  const { money, count, shopDay } = useFormats()
  const { language } = usePreferences()
  return useMemo(
    () =>
      reportWords({
        language,
        t,
        isKnownText,
        money,
        count,
        shopDay,
        daysInWords: (from, to) => formatDaysInWords(from, to, language),
        today: () => dayInBogota(serverNow()),
      }),
    [t, money, count, shopDay, language],
  )
}
