import type { listPurchaseProposals } from '@deportivo/contracts/catalogue/purchase-proposals'
import type { ReplyOf } from '@deportivo/contracts/route'
import { BackToProducts } from '../../entities/product/found-product.tsx'
import { BuyingTotals } from '../../features/stock/buying/buying-totals.tsx'
import { PrintList } from '../../features/stock/buying/print-list.tsx'
import { TO_BUY_LISTING } from '../../features/stock/buying/to-buy-list.tsx'
import { useBuyingChoices } from '../../features/stock/buying/use-buying-choices.ts'
import { useTexts } from '../../shared/language/texts.tsx'
import { useFormats } from '../../shared/language/use-formats.ts'
import { useListPosition } from '../../shared/list/query/use-list-position.ts'
import { useListScreen } from '../../shared/list/query/use-list-screen.ts'
import { ListScreen } from '../../shared/list/screen/list-screen.tsx'
import { Page } from '../../shared/ui/page/page.tsx'

type Reply = ReplyOf<typeof listPurchaseProposals>

/** What to buy again of each size, and why. */
export function ToBuyPage() {
  const t = useTexts()
  const { count, instant } = useFormats()
  const screen = useListScreen(TO_BUY_LISTING, useListPosition(TO_BUY_LISTING), {
    choices: useBuyingChoices(),
  })
  const reply = screen.rows.reply as Reply | undefined
  return (
    <Page
      title={t('to_buy.title')}
      lead={
        <>
          <BackToProducts /> · {t('to_buy.lead')} {t('to_buy.usual')}.
        </>
      }
    >
      <BuyingTotals
        label={t('to_buy.totals')}
        figures={[
          [t('to_buy.proposal'), reply && count(reply.totals.proposal)],
          [t('to_buy.sold'), reply && count(reply.totals.sold)],
          [t('size_sales.as_of'), reply && instant(reply.as_of)],
        ]}
      />
      <ListScreen screen={screen} tools={<PrintList />} />
    </Page>
  )
}
