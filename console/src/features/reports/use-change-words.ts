import { useTexts } from '../../shared/language/texts.tsx'

const percentOf = (share: number) => Math.round(Math.abs(share) * 100)

/** A change against the days before, as a mark and as a sentence. */
export function useChangeWords() {
  const t = useTexts()
  return {
    short: (share: number): string =>
      `${share > 0 ? '▲' : share < 0 ? '▼' : '='} ${t('common.percent', { percent: percentOf(share) })}`,
    sentence: (share: number | null, days: number): string => {
      if (share === null) return t('reports.nothing_before', { days })
      const percent = percentOf(share)
      if (percent === 0) return t('reports.sales_same', { days })
      return t(share > 0 ? 'reports.sales_up' : 'reports.sales_down', { percent, days })
    },
  }
}
