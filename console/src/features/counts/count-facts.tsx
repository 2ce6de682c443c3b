import type { StockCount } from '@deportivo/contracts/catalogue/counts'
import type { ReactNode } from 'react'
import { useTexts } from '../../shared/language/texts.tsx'
import { useFormats } from '../../shared/language/use-formats.ts'
import { Facts } from '../../shared/ui/display/facts.tsx'
import { scopeName } from './count-list.tsx'

/** What is counted where, how far it is, and what differs. */
export function CountFacts({ count }: { count: StockCount }) {
  const t = useTexts()
  const { instant, count: number, signed } = useFormats()
  const { state, closed_at, updated_by, reason, uncounted, difference_value } = count
  const facts: (readonly [string, ReactNode])[] = [
    [t('products.store'), count.store_name],
    [t('count.scope'), scopeName(count, t)],
    [t('count.started_at'), `${instant(count.created_at)} · ${count.created_by}`],
    [t('count.units'), `${number(count.units)} (${t('count.lines', { count: count.lines })})`],
    ...(state === 'open'
      ? [[t('count.tab.uncounted'), t('count.lines', { count: count.uncounted_lines })] as const]
      : []),
    [t('count.difference'), signed(count.difference)],
    ...(difference_value === null ? [] : [[t('count.value'), signed(difference_value, 'money')] as const]),
    ...(closed_at
      ? [[t(`count.state.${state}`), `${instant(closed_at)} · ${updated_by ?? ''}`] as const]
      : []),
    ...(uncounted ? [[t('count.tab.uncounted'), t(`count.uncounted_${uncounted}`)] as const] : []),
    ...(reason ? [[t('transfer.reason'), reason] as const] : []),
  ]
  return <Facts facts={facts} />
}
