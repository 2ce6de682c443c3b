import type { Order } from '@deportivo/contracts/orders/order'
import type { ReturnCase } from '@deportivo/contracts/returns/case'
import { returnCode } from '@deportivo/lifecycle/paper-codes'
import { ProductSize } from '../../../entities/product/product-size.tsx'
import { useTexts } from '../../../shared/language/texts.tsx'
import { useFormats } from '../../../shared/language/use-formats.ts'
import { Barcode } from '../../../shared/print/barcode.tsx'
import { PrintHead } from '../../../shared/print/print-head.tsx'
import { Facts } from '../../../shared/ui/display/facts.tsx'
import type { Parcel } from './parcel.ts'
import './return-sheet.css'

/** Written by hand: it is not known yet. */
const Blank = () => <span className="ad-parcel__blank" />

/** The client as the order of the case has them: where it was sent is where the replacement goes. */
function Client({ order, way }: { order: Order; way: Parcel['way'] }) {
  const t = useTexts()
  const { phone } = useFormats()
  const { client } = order
  return (
    <address className="ad-parcel__client">
      <span>{t(`returns.parcel_client_${way}`)}</span>
      <strong>
        <bdi>{order.client_name}</bdi>
      </strong>
      <bdi dir="ltr">{phone(order.phone ?? client.phone)}</bdi>
      <bdi>{order.address ?? client.address}</bdi>
      <bdi>{[order.municipality, order.city_name ?? client.city_name].filter(Boolean).join(', ')}</bdi>
    </address>
  )
}

/** What is put on a parcel of a return: to whom or from whom it goes, with which carrier, and the codes of its cases. */
export function ParcelSlip({ one, order, parcel }: { one: ReturnCase; order: Order; parcel: Parcel }) {
  const t = useTexts()
  const { conveyor, guide_number, sale_id } = one
  const { way, items } = parcel
  return (
    <article className="ad-return-sheet ad-parcel">
      <PrintHead />
      <h1>{t(`returns.parcel_${way}`)}</h1>
      <Client order={order} way={way} />
      <Facts
        facts={[
          [t('returns.conveyor'), conveyor ?? <Blank key="carrier" />],
          [t('returns.guide_number'), guide_number ?? <Blank key="guide" />],
          [t('returns.order'), t('order.title', { id: sale_id })],
        ]}
      />
      {items.map(({ id, product_name, size_name, quantity }) => (
        <div key={id} className="ad-return-sheet__case">
          <ProductSize product={product_name} size={size_name} quantity={quantity} />
          <Barcode value={returnCode(id)} />
        </div>
      ))}
    </article>
  )
}
