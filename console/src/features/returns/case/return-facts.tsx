import type { ReturnCase } from '@deportivo/contracts/returns/case'
import { returnStateRow } from '@deportivo/lifecycle/return-case/states'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { ProductSize } from '../../../entities/product/product-size.tsx'
import { ProductPicture } from '../../../entities/product/product-picture.tsx'
import { Dots } from '../../../shared/ui/display/dots.tsx'
import { useTexts } from '../../../shared/language/texts.tsx'
import { useFormats } from '../../../shared/language/use-formats.ts'
import { paths } from '../../../shared/navigation/paths.ts'
import { useCan, useSession } from '../../../shared/session/session.tsx'
import { Facts } from '../../../shared/ui/display/facts.tsx'
import { creditedValue, creditParts } from '../dialogs/credit.ts'
import './return.css'

type Difference = NonNullable<ReturnCase['difference']>
type Fact = readonly [string, ReactNode]

/** What became of the goods; those in quarantine lead there. */
function Whereabouts({ one, goods }: { one: ReturnCase; goods: NonNullable<ReturnCase['goods']> }) {
  const t = useTexts()
  const [mayRead, { grants }] = [useCan('read products'), useSession()]
  const name = t(`returns.goods_${goods}`)
  // Of others, the parcel doesn't show its case.
  if (goods !== 'quarantine' || !mayRead || grants['read returns'] !== 'all') return name
  return <Link to={paths.quarantineOf(one.id)}>{name}</Link>
}

function Goods({ one }: { one: ReturnCase }) {
  const t = useTexts()
  const { count, shopDay, instant } = useFormats()
  const { sale_product: product, quantity, goods, lost_units, entrance_store_name, received_at } = one
  const facts: Fact[] = [
    [t('product.units'), count(quantity)],
    [t('returns.reason'), one.reason],
    [t('returns.goods'), goods && <Whereabouts key="goods" one={one} goods={goods} />],
    // Of units that left quarantine in parts, the last ones alone decide what became of the goods.
    ...(lost_units > 0 && lost_units < quantity
      ? [[t('returns.lost_units'), count(lost_units)] as const]
      : []),
    [t('returns.entrance_store'), entrance_store_name],
    ...(one.date_of_delivery
      ? [[t('returns.date_of_delivery'), shopDay(one.date_of_delivery)] as const]
      : []),
    ...(received_at ? [[t('returns.received_at'), instant(received_at)] as const] : []),
    ...(one.observation
      ? [[t('returns.observation'), <bdi key="text">{one.observation}</bdi>] as const]
      : []),
  ]
  return (
    <section className="ad-card ad-card--padded ad-stack">
      <h2>{t('returns.goods_title')}</h2>
      <div className="ad-return__product">
        <ProductPicture url={product.photo ?? undefined} name={product.product_name} isThumb />
        <span>
          <bdi>
            <Link className="ad-table__strong" to={paths.productDetail(product.product_id)}>
              {product.product_name}
            </Link>{' '}
            <strong>{product.size_name}</strong>
          </bdi>
          <span className="ad-table__sub">
            <Dots>
              {product.reference_name}
              {product.color_name}
            </Dots>
          </span>
        </span>
      </div>
      <Facts facts={facts} />
    </section>
  )
}

/** What the client, whose goods are here, is still to get; null once they have it. */
function owedBy(one: ReturnCase) {
  const { received_at, state_id, settlement } = one
  if (received_at === null || returnStateRow(state_id).is_final) return null
  if (settlement !== 'exchange') return 'returns.owed_undecided'
  const { voucher } = creditParts(creditedValue(one), one.order_money)
  return voucher > 0 ? 'returns.owed_exchange_voucher' : 'returns.owed_exchange'
}

/** What a settled case credited: the part that lowered what its order owed, and its voucher with its value. */
function useCreditFacts({ voucher, order_money: { credited, in_vouchers } }: ReturnCase): Fact[] {
  const t = useTexts()
  const { money } = useFormats()
  const lowered = credited - in_vouchers
  const facts: Fact[] = []
  if (lowered > 0)
    facts.push([
      t('returns.lowered'),
      <span key="lowered" className="ad-num">
        {money(lowered)}
      </span>,
    ])
  if (in_vouchers > 0)
    facts.push([
      t('returns.voucher'),
      <Dots key="voucher">
        {voucher !== null && t('voucher.name', { id: voucher })}
        <span className="ad-num">{money(in_vouchers)}</span>
      </Dots>,
    ])
  return facts
}

/** With which carrier the replacement left, and when. */
function useShipmentFacts({ conveyor, guide_number, shipping_date }: ReturnCase): Fact[] {
  const t = useTexts()
  const { shopDay } = useFormats()
  const carrier = [conveyor, guide_number].filter(Boolean).join(' · ')
  return [
    ...(carrier ? [[t('returns.shipment'), carrier] as const] : []),
    ...(shipping_date ? [[t('returns.shipping_date'), shopDay(shipping_date)] as const] : []),
  ]
}

function Money({ one }: { one: ReturnCase }) {
  const t = useTexts()
  const { money } = useFormats()
  const { sale_product, quantity, exchange_rate, settlement, replacement, difference } = one
  const owed = owedBy(one)
  const credit = useCreditFacts(one)
  const differenceState = ({ amount, paid, reported, is_paid }: Difference) => {
    if (is_paid) return t('returns.difference_paid')
    const left = amount - paid - reported
    return left > 0
      ? t('returns.difference_left', { amount: money(left) })
      : t('returns.difference_reported', { amount: money(reported) })
  }
  const facts: Fact[] = [
    [
      t('returns.sold_for'),
      <span key="sold" className="ad-num">
        {money(sale_product.unit_price * quantity)}
      </span>,
    ],
    ...(one.order_money.unpaid > 0
      ? [
          [
            t('returns.unpaid'),
            <span key="unpaid" className="ad-num">
              {money(one.order_money.unpaid)}
            </span>,
          ] as const,
        ]
      : []),
    [t('returns.exchange_rate'), exchange_rate === null ? null : `${exchange_rate} %`],
    [t('returns.type'), settlement && t(`returns.type_${settlement}`)],
    ...(owed
      ? [
          [
            t('returns.still_owed'),
            t(owed, { amount: money(creditParts(creditedValue(one), one.order_money).voucher) }),
          ] as const,
        ]
      : []),
    ...(one.credited_value > 0
      ? [
          [
            t('returns.credited'),
            <span key="credit" className="ad-num">
              {money(one.credited_value)}
            </span>,
          ] as const,
        ]
      : []),
    ...(difference
      ? [
          [
            t('returns.difference'),
            <span key="difference" className="ad-num">
              <Dots>
                {money(difference.amount)}
                {differenceState(difference)}
              </Dots>
            </span>,
          ] as const,
        ]
      : []),
    ...(replacement
      ? [
          [
            t('returns.replacement'),
            <Dots key="replacement">
              <ProductSize
                product={replacement.product_name}
                size={replacement.size_name}
                quantity={replacement.quantity}
              />
              {replacement.outlet_store_name}
            </Dots>,
          ] as const,
        ]
      : []),
    ...credit,
    ...useShipmentFacts(one),
  ]
  return (
    <section className="ad-card ad-card--padded ad-stack">
      <h2>{t('returns.money_title')}</h2>
      <Facts facts={facts} />
    </section>
  )
}

/** Goods and money side by side: what becomes of one is independent of the other. */
export const ReturnFacts = ({ one }: { one: ReturnCase }) => (
  <div className="ad-return">
    <Goods one={one} />
    <Money one={one} />
  </div>
)
