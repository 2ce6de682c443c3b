import { Link } from 'react-router-dom'
import { paths } from '../../../shared/navigation/paths.ts'

export interface StockedProduct {
  product_id: number
  product_name: string
  reference_name: string
  color_name: string
}

/** The product of a row of stock: it leads to its detail. */
export function StockProduct({ row }: { row: StockedProduct }) {
  return (
    <span className="ad-cell__lines">
      <Link className="ad-table__strong" to={paths.productDetail(row.product_id)}>
        {row.product_name}
      </Link>
      <span className="ad-table__sub">
        {row.reference_name} · {row.color_name}
      </span>
    </span>
  )
}
