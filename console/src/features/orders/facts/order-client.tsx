import { User } from '@blueprintjs/icons'
import type { Order } from '@deportivo/contracts/orders/order'
import { Link } from 'react-router-dom'
import { paths } from '../../../shared/navigation/paths.ts'
import { Dots } from '../../../shared/ui/display/dots.tsx'
import { useTexts } from '../../../shared/language/texts.tsx'
import { useFormats } from '../../../shared/language/use-formats.ts'

/** Whose order it is. */
export function OrderClient({ order }: { order: Order }) {
  const t = useTexts()
  const { phone, identification } = useFormats()
  const { client } = order
  return (
    <section className="ad-order-client" aria-label={t('sale.client')}>
      <span className="ad-order-client__glyph" aria-hidden>
        <User size={16} />
      </span>
      <span>
        <Link className="ad-table__strong" to={paths.clientHistory(client.id)}>
          {client.name}
        </Link>
        <span className="ad-table__sub ad-num">
          <Dots>
            {identification(client.identification_number)}
            {phone(client.phone)}
          </Dots>
        </span>
        <span className="ad-table__sub">
          {client.address}, {client.city_name}
        </span>
      </span>
    </section>
  )
}
