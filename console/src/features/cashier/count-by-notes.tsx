import { DENOMINATIONS, type Counted } from '@deportivo/contracts/finance/cashiers'
import { useTexts } from '../../shared/language/texts.tsx'
import { useFormats } from '../../shared/language/use-formats.ts'
import './cashier.css'

/** How many there are of each note and coin, as it was typed. */
export type Quantities = Readonly<Record<number, string>>

const MOST = 100_000

const quantityOf = (typed: string | undefined) => Math.min(MOST, Number(typed ?? 0))

export const countedOf = (quantities: Quantities): Counted =>
  DENOMINATIONS.map((value) => ({ value, quantity: quantityOf(quantities[value]) })).filter(
    ({ quantity }) => quantity > 0,
  )

export const sumOf = (counted: Counted): number =>
  counted.reduce((sum, { value, quantity }) => sum + value * quantity, 0)

/** The drawer counted note by note: each quantity is typed, what they come to is calculated. */
export function CountByNotes({
  quantities,
  onChange,
}: {
  quantities: Quantities
  onChange: (quantities: Quantities) => void
}) {
  const t = useTexts()
  const { money } = useFormats()
  return (
    <table className="ad-notes">
      <thead>
        <tr>
          <th scope="col">{t('shift.denomination')}</th>
          <th scope="col">{t('shift.quantity')}</th>
          <th scope="col">{t('shift.amount')}</th>
        </tr>
      </thead>
      <tbody>
        {DENOMINATIONS.map((value) => (
          <tr key={value}>
            <th scope="row" className="ad-num">
              {money(value)}
            </th>
            <td>
              <input
                className="bp6-input ad-num"
                inputMode="numeric"
                aria-label={`${t('shift.quantity')} ${money(value)}`}
                value={quantities[value] ?? ''}
                maxLength={6}
                onChange={({ target }) =>
                  onChange({ ...quantities, [value]: target.value.replaceAll(/\D/g, '') })
                }
              />
            </td>
            <td className="ad-num">{money(value * quantityOf(quantities[value]))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
