import { listPriceCodes } from '@deportivo/contracts/catalogue/lists'
import { useMemo } from 'react'
import { priceCodeName } from './price-code-name.ts'
import { useTexts } from '../../../shared/language/texts.tsx'
import { useList } from '../../../shared/net/use-list.ts'
import { useCan } from '../../../shared/session/session.tsx'

/** The price codes that a client may be given, by their names on screen; none for users who may not read them. */
export function usePriceCodes(isNeeded = true) {
  const t = useTexts()
  const mayRead = useCan('read catalogue')
  const query = { orderBy: 'order' as const }
  const { rows } = useList(listPriceCodes, isNeeded && mayRead ? { query } : null, { isCached: true })
  return useMemo(() => rows?.map((code) => ({ ...code, name: priceCodeName(code, t) })), [rows, t])
}
