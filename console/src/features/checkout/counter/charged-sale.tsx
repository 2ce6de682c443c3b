import { Button } from '@blueprintjs/core'
import { Print } from '@blueprintjs/icons'
import type { Order } from '@deportivo/contracts/orders/order'
import { useEffect, type ComponentType } from 'react'
import { Link } from 'react-router-dom'
import { useTexts } from '../../../shared/language/texts.tsx'
import { useFormats } from '../../../shared/language/use-formats.ts'
import { paths } from '../../../shared/navigation/paths.ts'
import { PrintSheet } from '../../../shared/print/print-sheet.tsx'
import type { ChargedSale } from './use-charge.ts'
import { Change } from '../change.tsx'

/** The change to give, in large, until the next sale is charged; and the receipt on the roll of the counter. */
export function Charged({
  sale: { order, received, change },
  prints,
  Receipt,
}: {
  sale: ChargedSale
  prints: boolean
  Receipt: ComponentType<{ order: Order }>
}) {
  const t = useTexts()
  const { money } = useFormats()
  useEffect(() => {
    // The receipt is on the paper by now: it was drawn with this sale.
    if (prints) window.print()
  }, [prints, order.id])
  return (
    <section className="ad-card ad-card--padded ad-stack" aria-label={t('counter.change')}>
      <p role="status">
        <Link to={paths.sale(order.id, order.client_id)}>
          {t('counter.charged', { id: order.id, total: money(order.total_value) })}
        </Link>
      </p>
      {received !== null && <Change amount={change} isDue />}
      <Button icon={<Print />} onClick={() => window.print()}>
        {t('counter.print')}
      </Button>
      <PrintSheet format="roll">
        <Receipt order={order} />
        {received !== null && (
          <table>
            <tbody>
              <tr>
                <th scope="row">{t('counter.received')}</th>
                <td className="ad-print__end">{money(received)}</td>
              </tr>
              <tr>
                <th scope="row">{t('counter.change')}</th>
                <td className="ad-print__end">{money(change)}</td>
              </tr>
            </tbody>
          </table>
        )}
      </PrintSheet>
    </section>
  )
}
