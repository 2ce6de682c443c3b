import type { Order } from '@deportivo/contracts/orders/order'
import { listReturnableLines } from '@deportivo/contracts/returns/returns'
import { ProductSize } from '../../../entities/product/product-size.tsx'
import { useTexts } from '../../../shared/language/texts.tsx'
import { useFound } from '../../../shared/net/use-found.ts'
import { useCan } from '../../../shared/session/session.tsx'
import { CaseLinks, useOrderCases } from './order-cases.tsx'
import { ReturnActions } from '../request/return-actions.tsx'

/** What of an order may still come back, and how. */
function ProductsWarranty({ order }: { order: Order }) {
  const t = useTexts()
  const { data: lines } = useFound(listReturnableLines, { params: { id: order.id } })
  return (
    <section className="ad-stack">
      <h3>{t('returns.products_warranty')}</h3>
      <ul className="ad-stack ad-plain-list">
        {lines?.map(({ line_id, product_name, size_name, quantity, quantity_available }) => (
          <li key={line_id} className="ad-row ad-row--between">
            <ProductSize product={product_name} size={size_name} />
            <span className="ad-soft ad-num">
              {t('returns.left_of', { available: quantity_available, sold: quantity })}
            </span>
          </li>
        ))}
      </ul>
      <span className="ad-row ad-row--wrap">
        <ReturnActions order={order} />
      </span>
    </section>
  )
}

/** The return cases of an order. */
function Warranty({ order: { id } }: { order: Order }) {
  const t = useTexts()
  const cases = useOrderCases(id, true)
  return (
    <section className="ad-stack">
      <h3>{t('returns.warranty')}</h3>
      {cases?.length === 0 && <p className="ad-soft">{t('returns.none_of_order')}</p>}
      {cases && cases.length > 0 && <CaseLinks cases={cases} />}
    </section>
  )
}

/** The dialogs 'products warranty' and 'warranty' of a delivered order. */
export function OrderReturns({ order }: { order: Order }) {
  const [mayRequest, mayRead] = [useCan('create returns'), useCan('read returns')]
  return (
    <div className="ad-stack">
      {mayRequest && <ProductsWarranty order={order} />}
      {mayRead && <Warranty order={order} />}
    </div>
  )
}
