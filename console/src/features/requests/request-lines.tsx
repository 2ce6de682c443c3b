import { Button } from '@blueprintjs/core'
import { Trash, Undo } from '@blueprintjs/icons'
import type { RequestLine } from '@deportivo/contracts/requests/requests'
import { HIGHEST_QUANTITY } from '@deportivo/contracts/shapes'
import { useTexts } from '../../shared/language/texts.tsx'
import { useFormats } from '../../shared/language/use-formats.ts'
import { WholeInput } from '../../shared/form/whole/whole-input.tsx'
import './request.css'

/** The quantity that the seller chose for each line; 0 leaves the line out. */
export type Quantities = Readonly<Record<number, number>>

export const quantityOfLine = ({ id, quantity }: RequestLine, chosen: Quantities): number =>
  chosen[id] ?? quantity

function PriceOf({ line: { price, present_price } }: { line: RequestLine }) {
  const t = useTexts()
  const { money } = useFormats()
  if (present_price === null) return <span className="ad-request__warning">{t('request.no_price')}</span>
  return (
    <>
      <span className="ad-num">{money(present_price)}</span>
      {price !== null && price !== present_price && (
        <span className="ad-request__warning">{t('request.price_changed', { price: money(price) })}</span>
      )}
    </>
  )
}

function Row({
  line,
  quantity,
  error,
  isOpen,
  onChoose,
}: {
  line: RequestLine
  quantity: number
  error: string | undefined
  isOpen: boolean
  onChoose: (quantity: number) => void
}) {
  const t = useTexts()
  const { count } = useFormats()
  const name = `${line.product_name} ${line.size_name}`
  const isShort = quantity > line.available
  return (
    <li className={quantity === 0 ? 'ad-request__line ad-request__line--out' : 'ad-request__line'}>
      {line.photo !== null && (
        <img className="ad-request__photo" src={line.photo} alt="" width={56} height={42} loading="lazy" />
      )}
      <div className="ad-request__what">
        <strong>
          <bdi>{line.product_name}</bdi>
        </strong>
        <span className="ad-soft">
          {t('request.line_of', { size: line.size_name, color: line.color_name, brand: line.brand_name })}
        </span>
        <PriceOf line={line} />
        <span className={isShort ? 'ad-request__warning' : 'ad-soft'}>
          {t('request.available', { count: count(line.available) })}
        </span>
        {error !== undefined && (
          <span className="ad-request__warning" role="alert">
            {error}
          </span>
        )}
      </div>
      {isOpen ? (
        <div className="ad-request__quantity">
          <WholeInput
            className="bp6-input ad-num"
            most={HIGHEST_QUANTITY}
            aria-label={t('request.quantity_of', { name })}
            value={quantity}
            onFocus={(event) => event.target.select()}
            onChange={(typed) => onChoose(typed ?? 0)}
          />
          <Button
            variant="minimal"
            icon={quantity === 0 ? <Undo /> : <Trash />}
            aria-label={t(quantity === 0 ? 'request.put_back' : 'request.leave_out', { name })}
            onClick={() => onChoose(quantity === 0 ? line.quantity : 0)}
          />
        </div>
      ) : (
        <span className="ad-num">{line.quantity}</span>
      )}
    </li>
  )
}

/** What was asked for, with the present price and what there is; while the request is open, quantities can be changed. */
export function RequestLines({
  lines,
  quantities,
  errors,
  isOpen,
  onChoose,
}: {
  lines: readonly RequestLine[]
  quantities: Quantities
  /** What was refused, by the id of its line. */
  errors: Readonly<Record<number, string>>
  isOpen: boolean
  onChoose: (id: number, quantity: number) => void
}) {
  return (
    <ul className="ad-request__lines">
      {lines.map((line) => (
        <Row
          key={line.id}
          line={line}
          quantity={quantityOfLine(line, quantities)}
          error={errors[line.id]}
          isOpen={isOpen}
          onChoose={(quantity) => onChoose(line.id, quantity)}
        />
      ))}
    </ul>
  )
}
