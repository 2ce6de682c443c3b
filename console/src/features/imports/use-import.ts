import { getImport, type ProductImport } from '@deportivo/contracts/catalogue/imports'
import { ASK_AGAIN_MS } from '../../shared/import/import-shell.tsx'
import { IMPORT_WORKING } from '../../shared/import/import-step.tsx'
import { useFound } from '../../shared/net/use-found.ts'

const isBusy = ({ state, photos }: ProductImport): boolean =>
  IMPORT_WORKING.includes(state) || photos.waiting > 0

/** An import, asked for again while its job works. */
export function useImport(id: number) {
  const wanted = { params: { id } }
  const { data } = useFound(getImport, wanted)
  // The same request: both share what was found.
  return useFound(getImport, wanted, { everyMs: data && isBusy(data) ? ASK_AGAIN_MS : 0 })
}
