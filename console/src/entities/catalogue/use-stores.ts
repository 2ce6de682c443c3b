import { listStores } from '@deportivo/contracts/catalogue/lists'
import { useList } from '../../shared/net/use-list.ts'

/** The stores that people maintain, by their order; undefined until they are known. */
export const useStores = () =>
  useList(listStores, { query: { top: 200, orderBy: 'orden' } }, { isCached: true }).rows
