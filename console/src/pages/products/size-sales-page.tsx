import { useMemo } from 'react'
import { PrintList } from '../../features/stock/buying/print-list.tsx'
import { SALES_EVERY_MS, SalesPage, type SalesReply } from '../../features/stock/buying/sales-page.tsx'
import { SalesRange } from '../../features/stock/buying/sales-range.tsx'
import { SIZE_SALES_LISTING } from '../../features/stock/buying/size-sales-list.tsx'
import { useBuyingChoices } from '../../features/stock/buying/use-buying-choices.ts'
import { ExplainedStock } from '../../features/stock/why/explained-stock.tsx'
import { useListPosition } from '../../shared/list/query/use-list-position.ts'
import { useListScreen } from '../../shared/list/query/use-list-screen.ts'
import { ListScreen } from '../../shared/list/screen/list-screen.tsx'

/** The sizes that sell, what is left of them, and the stores that have none. */
export function SizeSalesPage() {
  const position = useListPosition(SIZE_SALES_LISTING)
  const screen = useListScreen(SIZE_SALES_LISTING, position, {
    choices: useBuyingChoices(),
    everyMs: SALES_EVERY_MS,
  })
  const reply = screen.rows.reply as SalesReply | undefined
  const { store } = position.state
  const range = useMemo(() => (reply ? { from: reply.from, to: reply.to, store } : null), [reply, store])
  return (
    <SalesPage by="size" reply={reply}>
      <SalesRange value={range}>
        <ExplainedStock>
          <ListScreen screen={screen} tools={<PrintList />} />
        </ExplainedStock>
      </SalesRange>
    </SalesPage>
  )
}
