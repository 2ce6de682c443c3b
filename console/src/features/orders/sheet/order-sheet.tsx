import { orderCode } from '@deportivo/lifecycle/paper-codes'
import type { Order } from '@deportivo/contracts/orders/order'
import { Barcode } from '../../../shared/print/barcode.tsx'
import { PrintHead } from '../../../shared/print/print-head.tsx'
import { SizesToTick } from '../../../shared/print/sizes-to-tick.tsx'
import { Dots } from '../../../shared/ui/display/dots.tsx'
import { useTexts } from '../../../shared/language/texts.tsx'
import { useFormats } from '../../../shared/language/use-formats.ts'
import { groupLines } from '../cart/cart-groups.ts'
import { OrderDelivery } from '../facts/order-delivery.tsx'
import { OrderTotals } from '../facts/order-totals.tsx'
import './order-sheet.css'

function Lines({ order }: { order: Order }) {
  const t = useTexts()
  const { money } = useFormats()
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{t('sale.products')}</th>
          <th scope="col" className="ad-print__end">
            {t('order.units')}
          </th>
          <th scope="col" className="ad-print__end">
            {t('sale.line_total')}
          </th>
        </tr>
      </thead>
      <tbody>
        {groupLines(order.products).map((group) => (
          <tr key={group.key}>
            <td>
              <strong>{group.first.product_name}</strong>
              <Dots>
                {group.first.reference_name}
                {group.first.color_name}
              </Dots>
              <SizesToTick lines={group.lines} />
              <small>
                <Dots>
                  {group.first.store_name}
                  {t('sale.unit_price', { price: money(group.first.unit_price) })}
                </Dots>
              </small>
            </td>
            <td className="ad-print__end">{group.units}</td>
            <td className="ad-print__end">{money(group.total)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** An order on paper: whose, what, how much, and the code that brings it back on screen. */
export function OrderSheet({ order }: { order: Order }) {
  const t = useTexts()
  const { instant, phone, identification } = useFormats()
  const { client } = order
  return (
    <article className="ad-order-sheet">
      <PrintHead />
      <header>
        <div>
          <h1>{t('order.title', { id: order.id })}</h1>
          <p>
            <Dots>
              {t(`order.type.${order.type_order}`)}
              {t(`order.state.${order.state_id}`)}
            </Dots>
            {t('sale.by', { name: order.seller_name })}
            <br />
            {instant(order.created_at)}
          </p>
        </div>
        <Barcode value={orderCode(order.id)} />
      </header>
      <p>
        <strong>
          <bdi>{client.name}</bdi>
        </strong>
        <br />
        <bdi dir="ltr">
          {identification(client.identification_number)} · {phone(client.phone)}
        </bdi>
        <br />
        <bdi>
          {client.address}, {client.city_name}
        </bdi>
      </p>
      <Lines order={order} />
      <div className="ad-order-sheet__foot">
        <section>
          <h2>{t('checkout.delivery')}</h2>
          <OrderDelivery order={order} />
        </section>
        <section>
          <h2>{t('sheet.totals')}</h2>
          <OrderTotals order={order} />
        </section>
      </div>
    </article>
  )
}
