import { Time, WarningSign } from '@blueprintjs/icons'
import type { Order, OrderLine } from '@deportivo/contracts/orders/order'
import { Link } from 'react-router-dom'
import { Dots } from '../../../shared/ui/display/dots.tsx'
import { useTexts } from '../../../shared/language/texts.tsx'
import { ProductPicture } from '../../../entities/product/product-picture.tsx'
import { useFormats } from '../../../shared/language/use-formats.ts'
import { groupLines, type CartGroup } from './cart-groups.ts'
import { LineMenu } from './line-menu.tsx'
import { isUnheld, LineSize } from './line-size.tsx'
import { ShortLine } from './short-line.tsx'
import { useLineStock } from './use-line-stock.ts'
import type { Taken } from './use-cart.ts'
import './cart.css'

interface CartProps {
  order: Order
  /** Absent: the lines can only be read. */
  edit?: {
    change: (lineId: number, quantity: number) => void
    remove: (lineIds: number[]) => void
    put: (order: Order) => void
    refresh: () => void
    substitute: (taken: Taken) => Promise<unknown>
    refusals: Readonly<Record<number, string>>
    /** Quantities that were asked for and are not there, by their lines. */
    wanted: Readonly<Record<number, number>>
  }
  /** The page of a product of the order; absent: its name leads nowhere. */
  urlOf?: ((productId: number) => string) | undefined
  /** The products that the reader looks for: their lines stand out. */
  marked?: ReadonlySet<number>
}

function HoldMark({ lines }: { lines: OrderLine[] }) {
  const t = useTexts()
  const { shortInstant } = useFormats()
  if (lines.some(isUnheld))
    return (
      <span className="ad-cart__mark ad-cart__mark--warning" title={t('sale.no_hold_hint')}>
        <WarningSign size={13} />
        {t('sale.no_hold')}
      </span>
    )
  const first = lines
    .flatMap(({ hold_expires_at }) => hold_expires_at ?? [])
    .sort()
    .at(0)
  return first === undefined ? null : (
    <span className="ad-cart__mark">
      <Time size={13} />
      {t('sale.hold_until', { at: shortInstant(first) })}
    </span>
  )
}

function ProductName({ line, urlOf }: { line: OrderLine; urlOf: CartProps['urlOf'] }) {
  if (!urlOf) return <span className="ad-cart__name">{line.product_name}</span>
  return (
    <Link className="ad-cart__name" to={urlOf(line.product_id)}>
      {line.product_name}
    </Link>
  )
}

const isDiscounted = ({ unit_price, listed_unit_price }: OrderLine) => unit_price < listed_unit_price

/** What a pair costs; below its listed price also that price. */
function UnitPrice({ line }: { line: OrderLine }) {
  const t = useTexts()
  const { money } = useFormats()
  return (
    <>
      <span className="ad-table__sub ad-num">{t('sale.unit_price', { price: money(line.unit_price) })}</span>
      {isDiscounted(line) && (
        <span className="ad-table__sub ad-num">
          {t('price.listed', { listed: money(line.listed_unit_price) })}
        </span>
      )}
    </>
  )
}

/** The alternatives of each line that is short. */
function ShortLines({
  order,
  lines,
  edit: { wanted, substitute },
}: {
  order: Order
  lines: readonly OrderLine[]
  edit: NonNullable<CartProps['edit']>
}) {
  return lines
    .filter((line) => isUnheld(line) || wanted[line.id] !== undefined)
    .map((line) => (
      <ShortLine
        key={line.id}
        order={order}
        line={line}
        quantity={wanted[line.id] ?? line.quantity}
        onTake={substitute}
      />
    ))
}

interface GroupProps extends CartProps {
  group: CartGroup
  /** What is left of the size of each line, by their ids. */
  left: ReadonlyMap<number, number>
}

function Group({ order, group, left, edit, urlOf, marked }: GroupProps) {
  const t = useTexts()
  const { money } = useFormats()
  const { first, lines } = group
  const change = (line: OrderLine, quantity: number) =>
    quantity === 0 ? edit?.remove([line.id]) : edit?.change(line.id, quantity)
  const refused = lines.flatMap(({ id }) => edit?.refusals[id] ?? [])
  return (
    <li className="ad-cart__group" aria-current={marked?.has(first.product_id) ? true : undefined}>
      <ProductPicture url={first.photo} name={first.product_name} isThumb />
      <span>
        <ProductName line={first} urlOf={urlOf} />
        <span className="ad-table__sub">
          <Dots>
            {first.reference_name}
            {first.color_name}
            {first.store_name}
          </Dots>
        </span>
        {isDiscounted(first) && first.discount_reason !== null && (
          <span className="ad-table__sub">{t('price.discounted', { reason: first.discount_reason })}</span>
        )}
        {first.group_id !== null && (
          <span className="ad-cart__label">{t('group.name', { id: first.group_id })}</span>
        )}
      </span>
      <strong className="ad-num">{money(group.total)}</strong>
      <span className="ad-cart__sizes">
        {lines.map((line) => (
          <LineSize
            key={line.id}
            line={line}
            available={left.get(line.id)}
            {...(edit && { onChange: (quantity: number) => change(line, quantity) })}
          />
        ))}
        <span>
          <span className="ad-table__sub ad-num">{t('common.units', { count: group.units })}</span>
          <UnitPrice line={first} />
        </span>
        {edit && (
          <LineMenu
            order={order}
            group={group}
            onRemove={() => edit.remove(lines.map(({ id }) => id))}
            onChanged={edit.put}
            onTransferred={edit.refresh}
          />
        )}
      </span>
      {edit && <HoldMark lines={lines} />}
      {edit && <ShortLines order={order} lines={lines} edit={edit} />}
      {refused.map((text) => (
        <p key={text} className="ad-cart__refusal" role="alert">
          {text}
        </p>
      ))}
    </li>
  )
}

/** The lines of an order, one row a product and store, its sizes across. */
export function Cart({ order, edit, urlOf, marked }: CartProps) {
  const left = useLineStock(edit ? order : null)
  return (
    <ul className="ad-cart ad-plain-list">
      {groupLines(order.products).map((group) => (
        <Group
          key={group.key}
          order={order}
          group={group}
          left={left}
          urlOf={urlOf}
          {...(edit ? { edit } : {})}
          {...(marked ? { marked } : {})}
        />
      ))}
    </ul>
  )
}
