import type { Product } from '@deportivo/contracts/catalogue/products'
import { readBarcode } from '@deportivo/lifecycle/product-barcodes'
import { useTexts } from '../../../shared/language/texts.tsx'
import { Barcode } from '../../../shared/print/barcode.tsx'
import { PrintSheet } from '../../../shared/print/print-sheet.tsx'
import './barcodes.css'

export interface Label {
  key: string
  product: Pick<Product, 'name' | 'reference_name' | 'color_name'>
  code: string
  size: string
  price: string | null
}

/** On one print: each is a drawing of its own, and a browser with many more of them stands still. */
export const MOST_LABELS = 2_000

const EAN_8_DIGITS = 8

/** The code of the shop's own labels is no barcode of a product. */
function formatOf(code: string) {
  if ('wrong' in readBarcode(code)) return 'CODE128'
  return code.length === EAN_8_DIGITS ? 'EAN8' : 'EAN13'
}

/** A shoe's size is European; letters, 'Única' and 'Internacional' are not. */
const EUROPEAN = /^\d{2}([.,]5)?$/

/** Labels on paper: what it is, its size, its price if it is wanted, and its barcode. */
export function LabelSheet({ format, labels }: { format: 'labels' | 'label'; labels: readonly Label[] }) {
  const t = useTexts()
  return (
    <PrintSheet format={format}>
      <div className={`ad-labels ad-labels--${format}`}>
        {labels.map(({ key, product, code, size, price }) => (
          <div key={key} className="ad-labels__one">
            <strong className="ad-labels__name">{product.name}</strong>
            <span className="ad-labels__what">
              {product.reference_name} · {product.color_name}
            </span>
            <span className="ad-labels__size">
              <strong>{EUROPEAN.test(size) ? t('barcode.size', { size }) : size}</strong>
              {price && <strong>{price}</strong>}
            </span>
            <Barcode value={code} format={formatOf(code)} height={40} />
          </div>
        ))}
      </div>
    </PrintSheet>
  )
}
