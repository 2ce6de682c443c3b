import type { listReferenceSales, listSizeSales } from '@deportivo/contracts/catalogue/size-sales'
import type { ReplyOf } from '@deportivo/contracts/route'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { useTexts } from '../../../shared/language/texts.tsx'
import { useFormats } from '../../../shared/language/use-formats.ts'
import { paths } from '../../../shared/navigation/paths.ts'
import { Segments } from '../../../shared/ui/controls/segments.tsx'
import { Page } from '../../../shared/ui/page/page.tsx'
import { BackToProducts } from '../../../entities/product/found-product.tsx'
import { BuyingTotals } from './buying-totals.tsx'

/** As often as stock is read again where it is looked at. */
export const SALES_EVERY_MS = 30_000

export type SalesReply = ReplyOf<typeof listSizeSales> | ReplyOf<typeof listReferenceSales>

const WAYS = { size: paths.sizeSales, reference: paths.referenceSales }
type Way = keyof typeof WAYS

/** What sold in a range, with its sums, by size or by reference. */
export function SalesPage({
  by,
  reply,
  children,
}: {
  by: Way
  reply: SalesReply | undefined
  children: ReactNode
}) {
  const t = useTexts()
  const navigate = useNavigate()
  const { count, money, shopDay, instant } = useFormats()
  const totals = reply?.totals
  return (
    <Page
      title={t('size_sales.title')}
      lead={
        <>
          <BackToProducts /> · {t('size_sales.lead')}
        </>
      }
      actions={
        <Segments
          label={t('size_sales.by')}
          ids={['size', 'reference']}
          value={by}
          onPick={(way) => void navigate(WAYS[way])}
        >
          {(way) => t(`size_sales.by.${way}`)}
        </Segments>
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
          [t(`size_sales.available_of.${by}`), totals && count(totals.available)],
          [t('size_sales.as_of'), reply && instant(reply.as_of)],
        ]}
      />
      {children}
    </Page>
  )
}
