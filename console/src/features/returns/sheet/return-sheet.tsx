import type { ReturnCase } from '@deportivo/contracts/returns/case'
import { returnCode } from '@deportivo/lifecycle/paper-codes'
import { ProductSize } from '../../../entities/product/product-size.tsx'
import { useTexts } from '../../../shared/language/texts.tsx'
import { useFormats } from '../../../shared/language/use-formats.ts'
import { Barcode } from '../../../shared/print/barcode.tsx'
import { PrintHead } from '../../../shared/print/print-head.tsx'
import { Facts } from '../../../shared/ui/display/facts.tsx'
import { useSlipMoney } from './use-slip-money.ts'
import './return-sheet.css'

/** What else was requested with it: the client gets one slip for each. */
const Others = ({ one: { id: own, group } }: { one: ReturnCase }) =>
  group
    .filter(({ id }) => id !== own)
    .map(({ id, product_name, size_name, quantity }) => (
      <div key={id}>
        {returnCode(id)} · <ProductSize product={product_name} size={size_name} quantity={quantity} />
      </div>
    ))

/** What a client and a parcel are given: what came back, what for, and the code that opens the case. */
export function ReturnSheet({ one }: { one: ReturnCase }) {
  const t = useTexts()
  const { instant, count } = useFormats()
  const { sale_product: product, replacement } = one
  const facts = [
    [t('returns.client'), <bdi key="client">{one.client_name}</bdi>],
    [t('returns.order'), t('order.title', { id: one.sale_id })],
    [
      t('returns.product'),
      <bdi key="product">
        {product.product_name} {product.reference_name} · {product.color_name} · {product.size_name}
      </bdi>,
    ],
    [t('product.units'), count(one.quantity)],
    ...(one.group_id === null
      ? []
      : [[t('returns.group', { id: one.group_id }), <Others key="group" one={one} />] as const]),
    [t('returns.reason'), <bdi key="reason">{one.reason}</bdi>],
    ...(replacement
      ? [
          [
            t('returns.replacement'),
            <ProductSize
              key="replacement"
              product={replacement.product_name}
              size={replacement.size_name}
              quantity={replacement.quantity}
            />,
          ] as const,
        ]
      : []),
    ...useSlipMoney(one),
  ] as const
  return (
    <article className="ad-return-sheet">
      <PrintHead />
      <header>
        <div>
          <h1>{t('returns.name', { id: one.id })}</h1>
          <p>
            {t(`return.state.${one.state_id}`)}
            <br />
            {instant(one.created_at)}
          </p>
        </div>
        <Barcode value={returnCode(one.id)} />
      </header>
      <Facts facts={facts} />
      <p className="ad-return-sheet__sign">{t('returns.signature')}</p>
    </article>
  )
}
