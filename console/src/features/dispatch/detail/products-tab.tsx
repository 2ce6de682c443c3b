import type { Order, OrderLine } from '@deportivo/contracts/orders/order'
import { useTexts } from '../../../shared/language/texts.tsx'
import { ProductPicture } from '../../../entities/product/product-picture.tsx'
import { useFormats } from '../../../shared/language/use-formats.ts'
import { groupedLines } from '../model/grouped-lines.ts'

function ProductGroup({ lines }: { lines: OrderLine[] }) {
  const t = useTexts()
  const { money } = useFormats()
  const [first] = lines
  if (!first) return null
  const units = lines.reduce((sum, line) => sum + line.quantity, 0)
  const total = lines.reduce((sum, line) => sum + line.price, 0)
  return (
    <li className="ad-order-product">
      <ProductPicture url={first.photo} name={first.product_name} isThumb />
      <div className="ad-order-product__what">
        <p className="ad-row ad-row--between">
          <strong className="ad-truncate">{first.product_name}</strong>
          <span className="ad-num">{money(total)}</span>
        </p>
        <p className="ad-row ad-row--between ad-soft ad-small">
          <span className="ad-truncate">
            {first.color_name} · {first.store_name}
          </span>
          <span className="ad-num">{t('common.units', { count: units })}</span>
        </p>
        <ul className="ad-order-product__sizes">
          {lines.map((line) => (
            <li key={line.id} data-whole={line.picked === line.quantity}>
              <span className="ad-order-product__size ad-num">{line.size_name}</span>
              <span className="ad-num">×{line.quantity}</span>
            </li>
          ))}
        </ul>
      </div>
    </li>
  )
}

export function ProductsTab({ order }: { order: Order }) {
  return (
    <ul className="ad-order-products">
      {groupedLines(order.products).map((lines) => (
        <ProductGroup key={lines[0]?.id} lines={lines} />
      ))}
    </ul>
  )
}
