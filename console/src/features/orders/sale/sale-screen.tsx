import { Lock } from '@blueprintjs/icons'
import type { Order } from '@deportivo/contracts/orders/order'
import { orderStateRow } from '@deportivo/lifecycle/order/states'
import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import { OrderHistory } from '../../../entities/order/history/order-history.tsx'
import { OrderProgress } from '../../../entities/order/progress/order-progress.tsx'
import { neighboursOf } from '../../../shared/list/query/list-neighbours.ts'
import { useOpenedOrder } from '../../../entities/order/opened-order.ts'
import { useMayEdit } from '../../../entities/order/use-may-edit.ts'
import { StateTag } from '../../../entities/order/state-tag.tsx'
import { usePaper } from '../../../shared/print/print-sheet.tsx'
import { useTexts } from '../../../shared/language/texts.tsx'
import { Dots } from '../../../shared/ui/display/dots.tsx'
import { Page } from '../../../shared/ui/page/page.tsx'
import { EmptyState } from '../../../shared/ui/status/states.tsx'
import { useFormats } from '../../../shared/language/use-formats.ts'
import { useKeys } from '../../../shared/hooks/use-keys.ts'
import { Cart } from '../cart/cart.tsx'
import { PrintOrder } from '../sheet/print-order.tsx'
import { lockText } from './lock-text.ts'
import { BuildingOrder } from './building-order.tsx'
import type { SaleProps } from './sale-parts.ts'
import { SaleSide } from './sale-side.tsx'
import { useFocusOnNext } from './use-focus-on-next.ts'
import { wayBack } from './way-back.ts'
import { PrevNextOrder } from '../list/prev-next-order.tsx'
import './sale.css'

const isOpen = ({ state_id }: Order) => orderStateRow(state_id).is_open === true

function Reading({ order, ...props }: SaleProps) {
  const t = useTexts()
  return (
    <div className="ad-beside">
      <div className="ad-stack">
        <section className="ad-card" aria-label={t('sale.products')}>
          <p className="ad-lock">
            <Lock size={13} />
            {lockText(order, t)}
          </p>
          {order.products.length === 0 ? (
            <EmptyState title={t('sale.empty')} isCompact />
          ) : (
            <Cart order={order} />
          )}
        </section>
      </div>
      <SaleSide order={order} {...props} isStill />
    </div>
  )
}

/** The screen of one order. */
export function SaleScreen(props: SaleProps) {
  const { order, put, parts } = props
  const t = useTexts()
  const { shortInstant } = useFormats()
  const paper = usePaper()
  const { from, ...beside } = useMemo(() => neighboursOf(order.id), [order.id])
  const back = wayBack(order, from)
  const mayChange = useMayEdit(order) && isOpen(order)
  useOpenedOrder(order)
  useFocusOnNext(order.state_id)
  useKeys({ p: () => paper.printOn(paper.format) })
  return (
    <Page
      title={t('order.title', { id: order.id })}
      beside={<StateTag state={order.state_id} />}
      lead={
        <Dots>
          <Link to={back.to}>{t(back.name)}</Link>
          {t(`order.type.${order.type_order}`)}
          {t('sale.by', { name: order.seller_name })}
          {shortInstant(order.created_at)}
        </Dots>
      }
      actions={
        <>
          <parts.Return order={order} />
          <PrevNextOrder {...beside} />
          <PrintOrder order={order} paper={paper} />
        </>
      }
    >
      <OrderProgress order={order} />
      {mayChange ? <BuildingOrder {...props} /> : <Reading {...props} />}
      <parts.Returned order={order} />
      <section className="ad-card ad-card--padded">
        <h2>{t('sale.history')}</h2>
        <OrderHistory order={order} onChanged={put} />
      </section>
    </Page>
  )
}
