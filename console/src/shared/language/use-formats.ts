import { shownIdentification } from '@deportivo/contracts/identification'
import { shownPhone } from '@deportivo/contracts/phone'
import { useMemo } from 'react'
import { leftToRight } from '@deportivo/texts/formats/bidi'
import { formatBytes } from './bytes.ts'
import {
  formatAge,
  formatAgo,
  formatDay,
  formatInstant,
  formatMonth,
  formatShortInstant,
  formatTime,
} from '@deportivo/texts/formats/dates'
import { formatCount, formatMoney } from '@deportivo/texts/formats/money'
import { formatSigned } from './signed.ts'
import { usePreferences } from '../preferences/preferences.ts'

/** Money, counts and instants as the chosen language writes them. */
export function useFormats() {
  const { language } = usePreferences()
  return useMemo(
    () => ({
      bytes: (size: number) => formatBytes(size, language),
      money: (pesos: number) => formatMoney(pesos, language),
      count: (value: number) => formatCount(value, language),
      signed: (value: number, unit?: 'count' | 'money') => formatSigned(value, language, unit),
      phone: (stored: string) => leftToRight(shownPhone(stored), language),
      identification: (stored: string) => leftToRight(shownIdentification(stored), language),
      day: (iso: string | number) => formatDay(iso, language),
      /** A day that comes as a day: its noon is that day on the shop's clock. */
      shopDay: (day: string) => formatDay(`${day}T12:00:00-05:00`, language),
      month: (month: string) => formatMonth(month, language),
      time: (iso: string | number) => formatTime(iso, language),
      instant: (iso: string | number) => formatInstant(iso, language),
      ago: (iso: string | number, now: number) => formatAgo(iso, now, language),
      age: (iso: string | number, now: number) => formatAge(iso, now, language),
      shortInstant: (iso: string | number) => formatShortInstant(iso, language),
    }),
    [language],
  )
}
