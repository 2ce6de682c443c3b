import type { Transfer } from '@deportivo/contracts/catalogue/transfers'
import { useTexts } from '../../shared/language/texts.tsx'
import { PrintHead } from '../../shared/print/print-head.tsx'
import { PrintSheet } from '../../shared/print/print-sheet.tsx'
import { SizesToTick } from '../../shared/print/sizes-to-tick.tsx'
import { Dots } from '../../shared/ui/display/dots.tsx'
import { productsOf } from './group-lines.ts'
import { TransferFacts } from './transfer-facts.tsx'
import './transfer.css'

/** A transfer on paper, which travels with the goods: what is in it, and who gave and got it. */
export function TransferSheet({ transfer }: { transfer: Transfer }) {
  const t = useTexts()
  return (
    <PrintSheet format="a4">
      <PrintHead />
      <h1>{t('transfer.name', { id: transfer.id })}</h1>
      <div className="ad-transfer-sheet__facts">
        <TransferFacts transfer={transfer} />
      </div>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('sale.products')}</th>
            <th scope="col">{t('transfer.sizes')}</th>
            <th scope="col" className="ad-print__end">
              {t('product.units')}
            </th>
          </tr>
        </thead>
        <tbody>
          {productsOf(transfer.lines).map(({ product_id, first, lines, units }) => (
            <tr key={product_id}>
              <td>
                <strong>{first.product_name}</strong>
                <Dots>
                  {first.reference_name}
                  {first.color_name}
                </Dots>
              </td>
              <td>
                <SizesToTick lines={lines} />
              </td>
              <td className="ad-print__end">{units}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="ad-transfer-sheet__signs">
        <span>{t('transfer.gives')}</span>
        <span>{t('transfer.gets')}</span>
      </p>
    </PrintSheet>
  )
}
