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
export function shortMoney(pesos: number): string {
  if (pesos >= 1_000_000) return `$ ${(pesos / 1_000_000).toFixed(1).replace('.0', '').replace('.', ',')} M`
  if (pesos >= 1_000) return `$ ${Math.round(pesos / 1_000)} k`
  return `$ ${Math.round(pesos)}`
}
