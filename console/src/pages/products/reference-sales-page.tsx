import { PrintList } from '../../features/stock/buying/print-list.tsx'
import { REFERENCE_SALES_LISTING } from '../../features/stock/buying/reference-sales-list.tsx'
import { SALES_EVERY_MS, SalesPage, type SalesReply } from '../../features/stock/buying/sales-page.tsx'
import { useBuyingChoices } from '../../features/stock/buying/use-buying-choices.ts'
import { useListPosition } from '../../shared/list/query/use-list-position.ts'
import { useListScreen } from '../../shared/list/query/use-list-screen.ts'
import { ListScreen } from '../../shared/list/screen/list-screen.tsx'

/** The references that sell, what is left of them, and their sizes that sold out. */
export function ReferenceSalesPage() {
  const screen = useListScreen(REFERENCE_SALES_LISTING, useListPosition(REFERENCE_SALES_LISTING), {
    choices: useBuyingChoices(),
    everyMs: SALES_EVERY_MS,
  })
  return (
    <SalesPage by="reference" reply={screen.rows.reply as SalesReply | undefined}>
      <ListScreen screen={screen} tools={<PrintList />} />
    </SalesPage>
  )
}
