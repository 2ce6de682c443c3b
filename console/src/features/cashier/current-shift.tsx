import { Button } from '@blueprintjs/core'
import { openShiftOf, type Shift } from '@deportivo/contracts/finance/cashiers'
import { isPaymentMethod } from '@deportivo/lifecycle/payment-methods'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { OpenShift } from '../../entities/cashier/open-shift.tsx'
import { useTexts } from '../../shared/language/texts.tsx'
import { useFormats } from '../../shared/language/use-formats.ts'
import { DataTable } from '../../shared/list/table/data-table.tsx'
import type { Column } from '../../shared/list/table/table-types.ts'
import { paths } from '../../shared/navigation/paths.ts'
import { useFound } from '../../shared/net/use-found.ts'
import { EmptyState, ErrorState, Skeleton } from '../../shared/ui/status/states.tsx'
import { CloseShiftDialog } from './close-shift-dialog.tsx'
import './cashier.css'

/** Sales of other counters reach the same drawer. */
const EVERY_MS = 10_000

type Movement = Shift['movements'][number]

function useMovementColumns(): Column<Movement>[] {
  const t = useTexts()
  const { money, shortInstant } = useFormats()
  return [
    {
      id: 'order',
      header: t('shift.order'),
      role: 'main',
      width: 150,
      least: 110,
      cell: ({ order_id: id }) => id !== null && <Link to={paths.sale(id)}>{t('order.title', { id })}</Link>,
    },
    {
      id: 'at',
      header: t('shift.at'),
      width: 150,
      least: 120,
      cell: ({ at }) => <span className="ad-num">{shortInstant(at)}</span>,
    },
    {
      id: 'method',
      header: t('checkout.method'),
      width: 180,
      least: 120,
      cell: ({ payment_method: method }) =>
        method !== null && isPaymentMethod(method) && t(`payment.method.${method}`),
    },
    {
      id: 'status',
      header: t('shift.status'),
      width: 130,
      least: 100,
      cell: ({ status }) => t(`payment.status.${status}`),
    },
    { id: 'by', header: t('shift.by'), width: 180, least: 110, cell: ({ by }) => <bdi>{by}</bdi> },
    {
      id: 'amount',
      header: t('shift.amount'),
      width: 130,
      least: 110,
      align: 'end',
      cell: ({ amount }) => <span className="ad-num">{money(amount)}</span>,
    },
  ]
}

function OpenOne({ shift, onClosed }: { shift: Shift; onClosed: () => void }) {
  const t = useTexts()
  const { money, shortInstant } = useFormats()
  const [isClosing, setClosing] = useState(false)
  const facts = [
    [t('shift.opened'), shortInstant(shift.opened_at)],
    [t('shift.opened_by'), shift.opened_by],
    [t('shift.base'), money(shift.base_amount)],
    [t('shift.expected'), money(shift.expected_amount)],
  ] as const
  return (
    <>
      <div className="ad-row ad-row--between ad-row--wrap">
        <dl className="ad-shift-facts">
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt className="ad-overline">{name}</dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
        <Button intent="primary" onClick={() => setClosing(true)}>
          {t('shift.close')}
        </Button>
      </div>
      <DataTable
        caption={t('shift.movements')}
        columns={useMovementColumns()}
        rows={shift.movements}
        rowKey={({ id }) => id}
        empty={<EmptyState title={t('shift.no_movements')} isCompact />}
      />
      {isClosing && <CloseShiftDialog shift={shift} onClosed={onClosed} onClose={() => setClosing(false)} />}
    </>
  )
}

/** The shift that is open on a register with its movements; a closed register is opened here. */
export function CurrentShift({ cashierId, onChanged }: { cashierId: number; onChanged: () => void }) {
  const { data, error, refresh } = useFound(
    openShiftOf,
    { query: { cashier_id: cashierId } },
    { everyMs: EVERY_MS },
  )
  const changed = () => {
    refresh()
    onChanged()
  }
  if (error && data === undefined) return <ErrorState error={error} onRetry={refresh} isCompact />
  if (data === undefined) return <Skeleton height={120} />
  if (data === null || Array.isArray(data)) return <OpenShift cashierId={cashierId} onReply={changed} />
  return <OpenOne shift={data} onClosed={changed} />
}
