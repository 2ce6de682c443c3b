import type { Order, OrderLine } from '@deportivo/contracts/orders/order'
import { orderCode } from '@deportivo/lifecycle/paper-codes'
import { Barcode } from '../../../shared/print/barcode.tsx'
import { PrintHead } from '../../../shared/print/print-head.tsx'
import { Dots } from '../../../shared/ui/display/dots.tsx'
import { useTexts } from '../../../shared/language/texts.tsx'
import { useFormats } from '../../../shared/language/use-formats.ts'
import { groupedLines } from '../model/grouped-lines.ts'

/** One product as it lies on one shelf: its sizes side by side, each with a box for the pencil. */
function Product({ lines }: { lines: readonly OrderLine[] }) {
  const [first] = lines
  if (!first) return null
  return (
    <tr>
      <th scope="row">
        {first.product_name}
        <Dots>
          {first.reference_name}
          {first.color_name}
          {first.store_name}
        </Dots>
      </th>
      <td>
        {lines.map((line) => (
          <span key={line.id} className="ad-picksheet__size">
            <strong>{line.size_name}</strong> ×{line.quantity} <i aria-hidden />
          </span>
        ))}
      </td>
      <td className="ad-num">{lines.reduce((sum, line) => sum + line.quantity, 0)}</td>
    </tr>
  )
}

/** What is taken to the shelves for one order; its bar code opens it again. */
export function PickingSheet({ order }: { order: Order }) {
  const t = useTexts()
  const { instant, phone, identification } = useFormats()
  const address = [order.address ?? order.client.address, order.city_name ?? order.client.city_name]
  return (
    <article className="ad-picksheet">
      <PrintHead />
      <header>
        <div>
          <h1>{t('sheet.title', { id: order.id })}</h1>
          <p>
            <Dots>
              <strong>
                <bdi>{order.client_name}</bdi>
              </strong>
              {identification(order.client.identification_number)}
              {phone(order.phone ?? order.client.phone)}
            </Dots>
          </p>
          <p>
            <bdi>{address.filter(Boolean).join(', ')}</bdi>
          </p>
          <p>
            <Dots>
              <span>
                {t('board.assistant')}: <bdi>{order.auxiliary_name ?? t('board.unassigned')}</bdi>
              </span>
              <span>
                {t('board.seller')}: <bdi>{order.seller_name}</bdi>
              </span>
              {instant(order.created_at)}
            </Dots>
          </p>
        </div>
        <Barcode value={orderCode(order.id)} />
      </header>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('sheet.product')}</th>
            <th scope="col">{t('sheet.sizes')}</th>
            <th scope="col">{t('sheet.units')}</th>
          </tr>
        </thead>
        <tbody>
          {groupedLines(order.products).map((lines) => (
            <Product key={lines[0]?.id} lines={lines} />
          ))}
        </tbody>
      </table>
      {order.notes && <p>{order.notes}</p>}
      <footer>
        <span>{t('sheet.prepared')}</span>
        <span>{t('sheet.checked')}</span>
        <strong>{t('common.units', { count: order.units })}</strong>
      </footer>
    </article>
  )
}
