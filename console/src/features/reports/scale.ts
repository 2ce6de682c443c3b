import { tenthsIn } from '@deportivo/texts/figures'
import type { Language } from '@deportivo/texts/languages'
import { leftToRight } from '../../shared/language/bidi.ts'

/** Lines of a chart, as shares of its top. */
export const TICKS = [0, 0.5, 1] as const

const STEPS = [1, 2, 4, 5, 10]

/** The next round figure at or above the highest: a chart whose top is 4.000.000 is read at a glance. */
export function niceTop(highest: number): number {
  if (highest <= 0) return 1
  const power = 10 ** Math.floor(Math.log10(highest))
  const step = STEPS.find((one) => one * power >= highest) ?? 10
  return step * power
}

/** `$ 1,5 M`, `$ 800 k`: no axis has room for whole pesos. */
export function shortMoney(pesos: number, language: Language): string {
  if (pesos >= 1_000_000) return leftToRight(`$ ${tenthsIn(language, pesos / 1_000_000)} M`, language)
  if (pesos >= 1_000) return leftToRight(`$ ${Math.round(pesos / 1_000)} k`, language)
  return leftToRight(`$ ${Math.round(pesos)}`, language)
}
