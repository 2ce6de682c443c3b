import type { Shift } from '@deportivo/contracts/finance/cashiers'
import { CASH, isPaymentMethod } from '@deportivo/lifecycle/payment-methods'
import { PrintHead } from '../../shared/print/print-head.tsx'
import { useTexts } from '../../shared/language/texts.tsx'
import { useFormats } from '../../shared/language/use-formats.ts'
import './shift-sheet.css'

interface Row {
  name: string
  value: string
  isSum?: boolean
}

const Rows = ({ rows }: { rows: readonly Row[] }) => (
  <table>
    <tbody>
      {rows.map(({ name, value, isSum = false }, index) => (
        <tr key={`${index} ${name}`} data-sum={isSum}>
          <th scope="row">{name}</th>
          <td className="ad-print__end ad-num">{value}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

/** How the expected amount comes about, and what was counted instead. */
function useDrawerRows({ base_amount, sums, drawer, ...shift }: Shift): Row[] {
  const t = useTexts()
  const { money } = useFormats()
  const { expected_amount, counted_amount, difference } = shift
  const cash = sums.find(({ payment_method }) => payment_method === CASH)?.confirmed ?? 0
  return [
    { name: t('shift.base'), value: money(base_amount) },
    { name: t('shift.cash'), value: money(cash) },
    ...drawer.map(({ reason, note, amount }) => ({
      name: `${t(`shift.reason.${reason}`)}: ${note}`,
      value: money(amount),
    })),
    { name: t('shift.expected'), value: money(expected_amount), isSum: true },
    ...(counted_amount === null ? [] : [{ name: t('shift.counted'), value: money(counted_amount) }]),
    ...(difference === null ? [] : [{ name: t('shift.difference'), value: money(difference), isSum: true }]),
  ]
}

/** The closing of a register on paper: for the envelope of the money, and for the signatures of two people. */
export function ShiftSheet({ shift, isOnPaper = false }: { shift: Shift; isOnPaper?: boolean }) {
  const t = useTexts()
  const { money, count, instant } = useFormats()
  const { id, opened_at, opened_by, closed_at, closed_by, next_shift_id, note, denominations, sums } = shift
  // Confirmed or not: transfers are checked against the bank.
  const methods = sums.flatMap(({ payment_method: method, amount }) =>
    method === null
      ? []
      : [
          {
            name: isPaymentMethod(method) ? t(`payment.method.${method}`) : String(method),
            value: money(amount),
          },
        ],
  )
  const signing =
    next_shift_id === null
      ? ([
          ['shift.gives', closed_by ?? opened_by],
          ['shift.receives', ''],
        ] as const)
      : ([
          ['shift.gives', opened_by],
          ['shift.receives', closed_by],
        ] as const)
  return (
    <article className="ad-shift-sheet">
      {isOnPaper && (
        <>
          <PrintHead />
          <h1>{t('shift.closing_of', { id })}</h1>
        </>
      )}
      <p>
        {shift.cashier_name} · {shift.store_name}
        <br />
        {t('shift.opened')}: {instant(opened_at)}, {opened_by}
        {closed_at !== null && (
          <>
            <br />
            {t('shift.closed')}: {instant(closed_at)}, {closed_by}
          </>
        )}
      </p>
      <Rows rows={useDrawerRows(shift)} />
      {denominations && (
        <Rows
          rows={denominations.map(({ value, quantity }) => ({
            name: `${money(value)} × ${count(quantity)}`,
            value: money(value * quantity),
          }))}
        />
      )}
      <h3>{t('shift.movements')}</h3>
      {methods.length === 0 ? <p>{t('shift.no_movements')}</p> : <Rows rows={methods} />}
      {note && <p>{note}</p>}
      {isOnPaper && (
        <footer>
          {signing.map(([name, by]) => (
            <p key={name}>
              {t(name)}: {by}
            </p>
          ))}
        </footer>
      )}
    </article>
  )
}
