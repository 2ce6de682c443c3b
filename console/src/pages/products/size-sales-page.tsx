import type { listSizeSales } from '@deportivo/contracts/catalogue/size-sales'
import type { ReplyOf } from '@deportivo/contracts/route'
import { useMemo } from 'react'
import { BackToProducts } from '../../features/products/found-product.tsx'
import { BuyingTotals } from '../../features/products/buying/buying-totals.tsx'
import { PrintList } from '../../features/products/buying/print-list.tsx'
import { SalesRange } from '../../features/products/buying/sales-range.tsx'
import { SIZE_SALES_LISTING } from '../../features/products/buying/size-sales-list.tsx'
import { useBuyingChoices } from '../../features/products/buying/use-buying-choices.ts'
import { useTexts } from '../../shared/language/texts.tsx'
import { useFormats } from '../../shared/language/use-formats.ts'
import { useListPosition } from '../../shared/list/query/use-list-position.ts'
import { useListScreen } from '../../shared/list/query/use-list-screen.ts'
import { ListScreen } from '../../shared/list/screen/list-screen.tsx'
import { Page } from '../../shared/ui/page/page.tsx'

type Reply = ReplyOf<typeof listSizeSales>

// As often as stock is read again where it is looked at.
const EVERY_MS = 30_000

/** The sizes that sell, what is left of them, and the stores that have none. */
export function SizeSalesPage() {
  const t = useTexts()
  const { count, money, shopDay, instant } = useFormats()
  const position = useListPosition(SIZE_SALES_LISTING)
  const screen = useListScreen(SIZE_SALES_LISTING, position, {
    choices: useBuyingChoices(),
    everyMs: EVERY_MS,
  })
  const reply = screen.rows.reply as Reply | undefined
  const { store } = position.state
  const range = useMemo(() => (reply ? { from: reply.from, to: reply.to, store } : null), [reply, store])
  const totals = reply?.totals
  return (
    <Page
      title={t('size_sales.title')}
      lead={
        <>
          <BackToProducts /> · {t('size_sales.lead')}
        </>
      }
    >
      <BuyingTotals
        label={t('size_sales.totals')}
        figures={[
          [
            t('size_sales.period'),
            reply && t('size_sales.range', { from: shopDay(reply.from), to: shopDay(reply.to) }),
          ],
          [t('size_sales.sold'), totals && count(totals.sold)],
          [t('size_sales.returned'), totals && count(totals.returned)],
          [t('size_sales.replaced'), totals && count(totals.replaced)],
          [t('size_sales.net'), totals && count(totals.net)],
          [t('size_sales.value'), totals && money(totals.value)],
          [t('minimum.available'), totals && count(totals.available)],
          [t('size_sales.as_of'), reply && instant(reply.as_of)],
        ]}
      />
      <SalesRange value={range}>
        <ListScreen screen={screen} tools={<PrintList />} />
      </SalesRange>
    </Page>
  )
}
