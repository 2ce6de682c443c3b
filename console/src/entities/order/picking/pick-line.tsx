import { Button } from '@blueprintjs/core'
import { Minus, Plus } from '@blueprintjs/icons'
import type { OrderLine } from '@deportivo/contracts/orders/order'
import { Dots } from '../../../shared/ui/display/dots.tsx'
import { useOnline } from '../../../shared/net/online.ts'
import { useTexts } from '../../../shared/language/texts.tsx'
import { ProductPicture } from '../../product/product-picture.tsx'

/** Waits to be sent. A save of usual length never shows it. */
export function UnsentMark({ children }: { children: string }) {
  const isOnline = useOnline()
  return <span className={`ad-unsent${isOnline ? '' : ' ad-unsent--now'}`}>{children}</span>
}

/** One line of the pick list: the size large enough to be read from the shelf. */
export function PickLine({
  line,
  picked,
  isFirst,
  isUnsent,
  isContradicted,
  onPick,
}: {
  line: OrderLine
  picked: number
  isFirst: boolean
  isUnsent: boolean
  /** Another user's picks are newer, and stay. */
  isContradicted: boolean
  onPick: (quantity: number) => void
}) {
  const t = useTexts()
  const isWhole = picked === line.quantity
  const name = t('board.line', { product: line.product_name, size: line.size_name })
  return (
    <li className="ad-pick" data-whole={isWhole}>
      <label className="ad-pick__check">
        <input
          type="checkbox"
          checked={isWhole}
          autoFocus={isFirst}
          aria-label={name}
          onChange={(event) => onPick(event.target.checked ? line.quantity : 0)}
        />
        <span className="ad-pick__size ad-num">{line.size_name}</span>
      </label>
      <span className="ad-pick__picture">
        <ProductPicture url={line.photo} name={line.product_name} isThumb />
      </span>
      <span className="ad-pick__what">
        <span className="ad-pick__name">{line.product_name}</span>
        <span className="ad-soft ad-small">
          <Dots>
            {line.color_name}
            {line.store_name}
          </Dots>
        </span>
        {isContradicted && (
          <span className="ad-pick__newer" role="status">
            {t('board.picks_newer', { picked, quantity: line.quantity })}
          </span>
        )}
        {isUnsent && <UnsentMark>{t('board.unsent')}</UnsentMark>}
      </span>
      {line.quantity > 1 ? (
        <span className="ad-pick__steps">
          <Button
            icon={<Minus />}
            aria-label={t('board.one_less', { line: name })}
            disabled={picked === 0}
            onClick={() => onPick(picked - 1)}
          />
          <span className="ad-num" aria-live="polite">
            {t('board.of', { picked, quantity: line.quantity })}
          </span>
          <Button
            icon={<Plus />}
            aria-label={t('board.one_more', { line: name })}
            disabled={isWhole}
            onClick={() => onPick(picked + 1)}
          />
        </span>
      ) : (
        <span className="ad-soft ad-num">{t('board.of', { picked, quantity: line.quantity })}</span>
      )}
    </li>
  )
}
