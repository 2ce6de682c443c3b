import type { CommissionLine, WholeSettlement } from '@deportivo/contracts/sellers/settlements'
import { ProductSize } from '../../../entities/product/product-size.tsx'
import { PrintHead } from '../../../shared/print/print-head.tsx'
import { useTexts } from '../../../shared/language/texts.tsx'
import { useFormats } from '../../../shared/language/use-formats.ts'
import { changeOf, codeOf } from './commission-list.tsx'
import './seller-account.css'

function Line({ line }: { line: CommissionLine }) {
  const t = useTexts()
  const { money, count, day } = useFormats()
  const change = changeOf(line, t)
  return (
    <tr>
      <td className="ad-num">#{line.order_id}</td>
      <td className="ad-num">{day(line.sold_at)}</td>
      <td>
        <bdi>{line.client_name}</bdi>
      </td>
      <td>
        <ProductSize product={`${line.product_name} ${line.color_name}`} size={line.size_name} />
        {change !== null && ` (${change})`}
      </td>
      <td>{codeOf(line, t)}</td>
      <td data-end className="ad-num">
        {count(line.units)}
      </td>
      <td data-end className="ad-num">
        {money(line.value)}
      </td>
      <td data-end className="ad-num">
        {t('seller_account.percent', { percentage: line.percentage })}
      </td>
      <td data-end className="ad-num">
        {money(line.commission)}
      </td>
    </tr>
  )
}

function Lines({ settlement: { products, units, value, commission } }: { settlement: WholeSettlement }) {
  const t = useTexts()
  const { money, count } = useFormats()
  const names = [
    t('order.id'),
    t('seller_account.sold_at'),
    t('order.client'),
    t('returns.product'),
    t('product.price_code'),
  ]
  const figures = [
    t('seller_account.units'),
    t('seller_account.value'),
    t('seller_account.percentage'),
    t('seller_account.earned'),
  ]
  return (
    <table>
      <thead>
        <tr>
          {names.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
          {figures.map((name) => (
            <th key={name} scope="col" data-end>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {products.map((line) => (
          <Line key={line.line_id} line={line} />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={names.length}>
            {t('seller_account.total')}
          </th>
          <td data-end className="ad-num">
            {count(units)}
          </td>
          <td data-end className="ad-num">
            {money(value)}
          </td>
          <td />
          <td data-end className="ad-num">
            {money(commission)}
          </td>
        </tr>
      </tfoot>
    </table>
  )
}

/** A closed settlement on paper, for the signatures of the company and of the seller. */
export function SettlementSheet({
  settlement,
  isOnPaper = false,
}: {
  settlement: WholeSettlement
  isOnPaper?: boolean
}) {
  const t = useTexts()
  const { instant } = useFormats()
  const { number, seller_name, closed_at, closed_by, note } = settlement
  return (
    <article className="ad-settlement-sheet">
      {isOnPaper && (
        <>
          <PrintHead />
          <h1>{t('seller_account.settlement', { number })}</h1>
        </>
      )}
      <p>
        {t('seller_account.seller')}: <bdi>{seller_name}</bdi>
        <br />
        {t('seller_account.closed')}: {instant(closed_at)}, <bdi>{closed_by}</bdi>
        {note !== null && (
          <>
            <br />
            <bdi>{note}</bdi>
          </>
        )}
      </p>
      <div className="ad-settlement-sheet__lines" tabIndex={isOnPaper ? undefined : 0}>
        <Lines settlement={settlement} />
      </div>
      {isOnPaper && (
        <footer>
          <p>{t('seller_account.pays')}</p>
          <p>
            {t('seller_account.seller')}: <bdi>{seller_name}</bdi>
          </p>
        </footer>
      )}
    </article>
  )
}
