import type { listDeadStock } from '@deportivo/contracts/catalogue/dead-stock'
import type { ReplyOf } from '@deportivo/contracts/route'
import { AgeBands } from '../../features/stock/buying/age-bands.tsx'
import { BuyingTotals } from '../../features/stock/buying/buying-totals.tsx'
import { DEAD_STOCK_LISTING } from '../../features/stock/buying/dead-stock-list.tsx'
import { PrintList } from '../../features/stock/buying/print-list.tsx'
import { useBuyingChoices } from '../../features/stock/buying/use-buying-choices.ts'
import { BackToProducts } from '../../entities/product/found-product.tsx'
import { ExplainedStock } from '../../features/stock/why/explained-stock.tsx'
import { useTexts } from '../../shared/language/texts.tsx'
import { useFormats } from '../../shared/language/use-formats.ts'
import { useListPosition } from '../../shared/list/query/use-list-position.ts'
import { useListScreen } from '../../shared/list/query/use-list-screen.ts'
import { ListScreen } from '../../shared/list/screen/list-screen.tsx'
import { Page } from '../../shared/ui/page/page.tsx'

type Reply = ReplyOf<typeof listDeadStock>

const percentOf = ({ quiet, stock }: Reply['totals']) =>
  stock.value === 0 ? 0 : Math.round((quiet.value / stock.value) * 100)

const VALUED = { cost: 'dead_stock.at_cost', price: 'dead_stock.at_price' } as const

/** Of all bands, whichever is chosen. */
function useFigures(reply: Reply | undefined): Parameters<typeof BuyingTotals>[0]['figures'] {
  const t = useTexts()
  const { count, money, instant } = useFormats()
  const names = [t('dead_stock.share'), t('dead_stock.units'), t('size_sales.as_of')] as const
  if (!reply) return [[t('dead_stock.value'), undefined], ...names.map((name) => [name, undefined] as const)]
  const { totals, valued_at, as_of } = reply
  const { quiet, unvalued } = totals
  return [
    [t(VALUED[valued_at]), money(quiet.value)],
    [names[0], t('common.percent', { percent: percentOf(totals) })],
    [names[1], count(quiet.on_hand)],
    ...(unvalued > 0 ? [[t('dead_stock.unvalued'), count(unvalued)] as const] : []),
    [names[2], instant(as_of)],
  ]
}

/** What lies unsold, for how long, and how much money is in it. */
export function DeadStockPage() {
  const t = useTexts()
  const position = useListPosition(DEAD_STOCK_LISTING)
  const screen = useListScreen(DEAD_STOCK_LISTING, position, { choices: useBuyingChoices() })
  const reply = screen.rows.reply as Reply | undefined
  const figures = useFigures(reply)
  return (
    <Page
      title={t('dead_stock.title')}
      lead={
        <>
          <BackToProducts /> · {t('dead_stock.lead')}
        </>
      }
    >
      <BuyingTotals label={t('dead_stock.totals')} figures={figures} />
      <AgeBands
        totals={reply?.totals}
        chosen={position.state['band']}
        onChoose={(band) => position.change({ band })}
      />
      <ExplainedStock>
        <ListScreen screen={screen} tools={<PrintList />} />
      </ExplainedStock>
    </Page>
  )
}
