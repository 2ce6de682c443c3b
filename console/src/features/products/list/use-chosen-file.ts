import type { Product } from '@deportivo/contracts/catalogue/products'
import { useCellTools } from '../../../shared/list/definition/use-cell-tools.ts'
import { saveRows } from '../../../shared/list/export/save-rows.ts'
import { useFileRun } from '../../../shared/list/export/use-file-run.ts'
import { serverNow } from '../../../shared/net/clock.ts'
import { useSession } from '../../../shared/session/session.tsx'
import { PRODUCT_LISTING } from './product-list.tsx'

/** Writes products that were chosen into a workbook, with the columns of the list of products that the user may see. */
export function useChosenFile() {
  const tools = useCellTools()
  const { user } = useSession()
  const { t, instant } = tools
  return useFileRun<readonly Product[]>((rows, { signal }) => {
    const isSeen = (value: unknown) => value !== undefined && value !== null
    const columns = PRODUCT_LISTING.columns.filter(({ file }) =>
      file.some(({ value }) => rows.some((row) => isSeen(value(row, tools)))),
    )
    const facts = [
      [t('list.sheet_list'), t('products.title')],
      [t('list.sheet_chosen'), null],
      [t('list.sheet_count'), rows.length],
      [t('list.sheet_by'), user.data.displayName],
      [t('list.sheet_at'), instant(serverNow())],
    ] as const
    return saveRows('xlsx', { title: t('products.title'), columns, rows, facts }, { tools, signal })
  })
}
