import { exchangeRates } from '@deportivo/contracts/catalogue/lists'
import { useMemo } from 'react'
import { useList } from '../../../shared/net/use-list.ts'

const ALL = { query: { top: 200 } }

/** The shares of what was paid that the business recognises, each shown with its percentage. */
export function useRates() {
  const { rows } = useList(exchangeRates.list, ALL)
  return useMemo(
    () => rows?.map((rate) => ({ ...rate, label: `${rate.name} (${rate.percentage} %)` })),
    [rows],
  )
}
