import type { Product } from '@deportivo/contracts/catalogue/products'
import { readBarcode } from '@deportivo/lifecycle/product-barcodes'
import { useTexts } from '../../../shared/language/texts.tsx'
import { Barcode } from '../../../shared/print/barcode.tsx'
import { PrintSheet } from '../../../shared/print/print-sheet.tsx'
import './barcodes.css'

export interface Label {
  key: string
  code: string
  size: string
}

const EAN_8_DIGITS = 8

/** The code of the shop's own labels is no barcode of a product. */
function formatOf(code: string) {
  if ('wrong' in readBarcode(code)) return 'CODE128'
  return code.length === EAN_8_DIGITS ? 'EAN8' : 'EAN13'
}

/** Labels on paper: what it is, its size, its price if it is wanted, and its barcode. */
export function LabelSheet({
  format,
  product: { name, reference_name, color_name },
  labels,
  price,
}: {
  format: 'labels' | 'label'
  product: Pick<Product, 'name' | 'reference_name' | 'color_name'>
  labels: readonly Label[]
  price: string | null
}) {
  const t = useTexts()
  return (
    <PrintSheet format={format}>
      <div className={`ad-labels ad-labels--${format}`}>
        {labels.map(({ key, code, size }) => (
          <div key={key} className="ad-labels__one">
            <strong className="ad-labels__name">{name}</strong>
            <span className="ad-labels__what">
              {reference_name} · {color_name}
            </span>
            <span className="ad-labels__size">
              <strong>{t('barcode.size', { size })}</strong>
              {price && <strong>{price}</strong>}
            </span>
            <Barcode value={code} format={formatOf(code)} height={40} />
          </div>
        ))}
      </div>
    </PrintSheet>
  )
}
