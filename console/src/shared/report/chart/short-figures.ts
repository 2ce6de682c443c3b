import type { MeasureKind } from '@deportivo/contracts/reports/declare-report'
import { tenthsIn } from '@deportivo/texts/figures'
import type { Language } from '@deportivo/texts/languages'
import { leftToRight } from '@deportivo/texts/formats/bidi'

function short(value: number, language: Language): string {
  if (Math.abs(value) >= 1_000_000) return `${tenthsIn(language, value / 1_000_000)} M`
  if (Math.abs(value) >= 1_000) return `${tenthsIn(language, Math.round(value / 1_000))} k`
  return tenthsIn(language, value)
}

const WRITTEN: Record<MeasureKind, (value: number, language: Language) => string> = {
  pesos: (value, language) => `$ ${short(value, language)}`,
  count: short,
  share: (value, language) => `${tenthsIn(language, value * 100)} %`,
  duration: (value, language) => `${tenthsIn(language, value / 3_600)} h`,
  days: (value, language) => `${tenthsIn(language, value)} d`,
}

/** `$ 1,5 M`, `$ 800 k`, `3,5 h`: an axis has no room for whole figures. */
export const shortFigure = (kind: MeasureKind, value: number, language: Language): string =>
  leftToRight(WRITTEN[kind](value, language), language)
