import { listStores } from '@deportivo/contracts/catalogue/lists'
import { useState } from 'react'
import { useList } from '../../../shared/net/use-list.ts'
import { optionsOf } from '../../../shared/ui/controls/filter-select.tsx'

/** The store that receives goods: that of their sale, if it still receives any, until the user chooses another. */
export function useEntranceStore(soldFrom: number | undefined) {
  const { rows } = useList(listStores, { query: { top: 200, orderBy: 'orden' } }, { isCached: true })
  const [own, choose] = useState<string | null>(null)
  const preset = rows?.find(({ id }) => id === soldFrom)
  return { value: own ?? (preset ? String(preset.id) : ''), options: rows && optionsOf(rows), choose }
}
