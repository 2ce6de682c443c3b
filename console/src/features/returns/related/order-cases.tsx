import type { Order } from '@deportivo/contracts/orders/order'
import type { ReturnSummary } from '@deportivo/contracts/returns/case'
import { listReturns } from '@deportivo/contracts/returns/returns'
import { orderStateRow } from '@deportivo/lifecycle/order/states'
import { returnCode } from '@deportivo/lifecycle/paper-codes'
import { Link } from 'react-router-dom'
import { ProductSize } from '../../../entities/product/product-size.tsx'
import { useTexts } from '../../../shared/language/texts.tsx'
import { paths } from '../../../shared/navigation/paths.ts'
import { useList } from '../../../shared/net/use-list.ts'
import { useCan } from '../../../shared/session/session.tsx'
import { ReturnTag } from '../list/return-tag.tsx'

/** The return cases of an order; undefined while they are read, and where they are not asked for. */
export const useOrderCases = (id: number, isAsked: boolean) =>
  useList(listReturns, isAsked ? { query: { filter: `sale_id:${id}`, orderByDesc: 'id', top: 200 } } : null)
    .rows

/** Cases with their state and what came back, each a link. */
export const CaseLinks = ({ cases }: { cases: readonly ReturnSummary[] }) => (
  <ul className="ad-stack ad-plain-list">
    {cases.map(({ id, state_id, quantity, reason, sale_product: { product_name, size_name } }) => (
      <li key={id} className="ad-row ad-row--wrap">
        <Link className="ad-num" to={paths.returnCase(id)}>
          {returnCode(id)}
        </Link>
        <ReturnTag state={state_id} />
        <ProductSize product={product_name} size={size_name} quantity={quantity} />
        <span className="ad-soft">{reason}</span>
      </li>
    ))}
  </ul>
)

/** What came back of an order, on its page; nothing where nothing did. */
export function OrderCases({ order: { id, state_id } }: { order: Order }) {
  const t = useTexts()
  const mayRead = useCan('read returns')
  const cases = useOrderCases(id, mayRead && orderStateRow(state_id).is_open !== true)
  if (!cases || cases.length === 0) return null
  return (
    <section className="ad-card ad-card--padded ad-stack">
      <h2>{t('menu.returns')}</h2>
      <CaseLinks cases={cases} />
    </section>
  )
}
