import { Button } from '@blueprintjs/core'
import { Edit, Trash } from '@blueprintjs/icons'
import type { Transfer, TransferLine } from '@deportivo/contracts/catalogue/transfers'
import { Link } from 'react-router-dom'
import { ProductPicture } from '../../entities/product/product-picture.tsx'
import { Dots } from '../../shared/ui/display/dots.tsx'
import { useTexts } from '../../shared/language/texts.tsx'
import { paths } from '../../shared/navigation/paths.ts'
import { productsOf, type TransferredProduct } from './group-lines.ts'
import './transfer.css'

/** How many units of a size, and what is wrong with them: not enough in the origin, or others arrived than were sent. */
function SizeUnits({ line, isDraft }: { line: TransferLine; isDraft: boolean }) {
  const t = useTexts()
  const { size_name, quantity, received, available } = line
  const isShort = isDraft && available < quantity
  const hasDifference = received !== null && received !== quantity
  return (
    <li className={`ad-transfer__size${isShort || hasDifference ? ' ad-transfer__size--wrong' : ''}`}>
      <span className="ad-soft ad-small">{size_name}</span>
      <strong className="ad-num">{quantity}</strong>
      {isShort && <span className="ad-small">{t('transfer.only', { count: available })}</span>}
      {hasDifference && <span className="ad-small">{t('transfer.arrived', { count: received })}</span>}
    </li>
  )
}

interface Changes {
  onChange: (product: TransferredProduct) => void
  onRemove: (product: TransferredProduct) => void
}

/** The products of a transfer with their sizes; those of a draft can be changed. */
export function TransferLines({ transfer, changes }: { transfer: Transfer; changes: Changes | null }) {
  const t = useTexts()
  const isDraft = transfer.state === 'draft'
  return (
    <ul className="ad-plain-list ad-card ad-transfer__lines">
      {productsOf(transfer.lines).map((product) => {
        const { first, lines, units } = product
        return (
          <li key={product.product_id} className="ad-transfer__product">
            <ProductPicture url={first.photo ?? undefined} name={first.product_name} isThumb />
            <div className="ad-transfer__what">
              <Link className="ad-table__strong" to={paths.productDetail(product.product_id)}>
                {first.product_name}
              </Link>
              <span className="ad-table__sub">
                <Dots>
                  {first.reference_name}
                  {first.brand_name}
                  {first.color_name}
                </Dots>
              </span>
            </div>
            <ul className="ad-plain-list ad-transfer__sizes">
              {lines.map((line) => (
                <SizeUnits key={line.id} line={line} isDraft={isDraft} />
              ))}
            </ul>
            <span className="ad-num ad-soft">{t('transfer.units', { count: units })}</span>
            {changes && (
              <span className="ad-row">
                <Button
                  variant="minimal"
                  icon={<Edit />}
                  aria-label={t('transfer.change_sizes', { name: first.product_name })}
                  onClick={() => changes.onChange(product)}
                />
                <Button
                  variant="minimal"
                  icon={<Trash />}
                  aria-label={t('transfer.remove_product', { name: first.product_name })}
                  onClick={() => changes.onRemove(product)}
                />
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
