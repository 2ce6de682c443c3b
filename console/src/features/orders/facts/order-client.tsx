import { User } from '@blueprintjs/icons'
import type { Order } from '@deportivo/contracts/orders/order'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../../shared/navigation/paths.ts'
import { Dots } from '../../../shared/ui/display/dots.tsx'
import { useTexts } from '../../../shared/language/texts.tsx'
import { useFormats } from '../../../shared/language/use-formats.ts'

/** Where an order goes: its own data, else that of its client's record. */
function deliveryLine(order: Order): string {
  const { client, address, municipality, city_name } = order
  return [address ?? client.address, municipality, city_name ?? client.city_name].filter(Boolean).join(', ')
}

/** Whose order it is and where it goes; `actions` change that. The facts of the delivery of a `isStill` one are listed elsewhere. */
export function OrderClient({
  order,
  actions,
  isStill = false,
}: {
  order: Order
  actions?: ReactNode
  isStill?: boolean
}) {
  const t = useTexts()
  const { phone, identification } = useFormats()
  const { client, contact } = order
  return (
    <section className="ad-order-client" aria-label={t('sale.client')}>
      <span className="ad-order-client__glyph" aria-hidden>
        <User size={16} />
      </span>
      <span className="ad-order-client__facts">
        <Link className="ad-table__strong" to={paths.clientHistory(client.id)}>
          {client.name}
        </Link>
        <span className="ad-table__sub ad-num">
          <Dots>
            {identification(client.identification_number)}
            {phone(order.phone ?? client.phone)}
          </Dots>
        </span>
        <span className="ad-table__sub">{deliveryLine(order)}</span>
        {!isStill && contact && contact !== client.name && (
          <span className="ad-table__sub">
            {t('checkout.contact')}: <bdi>{contact}</bdi>
          </span>
        )}
        {actions}
      </span>
    </section>
  )
}
