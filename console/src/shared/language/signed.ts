import type { Language } from '@deportivo/texts/languages'
import { leftToRight } from '@deportivo/texts/formats/bidi'
import { formatCount, formatMoney } from '@deportivo/texts/formats/money'

const WRITTEN = { count: formatCount, money: formatMoney }

/** A difference, whose sign stands before it in every language: `+3`, `−1`, `0`, `−$ 500`. */
export function formatSigned(
  value: number,
  language: Language,
  unit: keyof typeof WRITTEN = 'count',
): string {
  const sign = value === 0 ? '' : value > 0 ? '+' : '−'
  return leftToRight(`${sign}${WRITTEN[unit](Math.abs(value), language)}`, language)
}
