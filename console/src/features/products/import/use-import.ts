import { getImport, type ProductImport } from '@deportivo/contracts/catalogue/imports'
import { useFound } from '../../../shared/net/use-found.ts'

const BUSY: readonly ProductImport['state'][] = ['reading', 'checking', 'applying']

const isBusy = ({ state, photos }: ProductImport): boolean => BUSY.includes(state) || photos.waiting > 0

/** A job stores its progress a few times a second at most. */
const ASK_AGAIN_MS = 700

/** An import, asked for again while its job works. */
export function useImport(id: number) {
  const wanted = { params: { id } }
  const { data } = useFound(getImport, wanted)
  // The same request: both share what was found.
  return useFound(getImport, wanted, { everyMs: data && isBusy(data) ? ASK_AGAIN_MS : 0 })
}
