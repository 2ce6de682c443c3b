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
import { useSession } from '../../shared/session/session.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../shared/ui/status/states.tsx'
import { CloseShiftDialog } from './close-shift-dialog.tsx'
import { DrawerEntries } from './drawer-entries.tsx'
import { DrawerEntryDialog } from './drawer-entry-dialog.tsx'
import { useEntryColumns } from './use-entry-columns.tsx'
import { ShiftDialog } from './shift-dialog.tsx'
import './cashier.css'

/** Sales of other counters reach the same drawer. */
const EVERY_MS = 10_000

type Movement = Shift['movements'][number]

function useMovementColumns(): Column<Movement>[] {
  const t = useTexts()
  const { at, by, amount } = useEntryColumns()
  return [
    {
      id: 'order',
      header: t('shift.order'),
      role: 'main',
      width: 150,
      least: 110,
      cell: ({ order_id: id }) => id !== null && <Link to={paths.sale(id)}>{t('order.title', { id })}</Link>,
    },
    at,
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
    by,
    amount,
  ]
}

const FACTS = ['opened', 'opened_by', 'base', 'expected'] as const

/** That a busy shift has more movements than its newest ones here. */
function CutNote({ shift: { movements, sums } }: { shift: Shift }) {
  const t = useTexts()
  const { count } = useFormats()
  const total = sums.reduce((all, { movements: some }) => all + some, 0)
  if (total <= movements.length) return null
  const values = { shown: count(movements.length), total: count(total) }
  return <p className="ad-soft">{t('shift.newest_movements', values)}</p>
}

interface OpenOneProps {
  shift: Shift
  onChanged: () => void
  onClosed: (closed: Shift) => void
}

function OpenOne({ shift, onChanged, onClosed }: OpenOneProps) {
  const t = useTexts()
  const { money, shortInstant } = useFormats()
  const { user } = useSession()
  const [dialog, setDialog] = useState<'entry' | 'close' | 'take_over' | null>(null)
  const dismiss = () => setDialog(null)
  const facts = {
    opened: shortInstant(shift.opened_at),
    opened_by: shift.opened_by,
    received_from: shift.received_from,
    base: money(shift.base_amount),
    expected: money(shift.expected_amount),
  }
  const shownFacts = shift.received_from === null ? FACTS : [...FACTS, 'received_from' as const]
  return (
    <>
      <div className="ad-row ad-row--between ad-row--wrap">
        <dl className="ad-shift-facts">
          {shownFacts.map((name) => (
            <div key={name}>
              <dt className="ad-overline">{t(`shift.${name}`)}</dt>
              <dd>
                <bdi>{facts[name]}</bdi>
              </dd>
            </div>
          ))}
        </dl>
        <div className="ad-row ad-row--wrap">
          <Button onClick={() => setDialog('entry')}>{t('shift.entry')}</Button>
          {shift.opened_by_id !== user.id && (
            <Button onClick={() => setDialog('take_over')}>{t('shift.take_over')}</Button>
          )}
          <Button intent="primary" onClick={() => setDialog('close')}>
            {t('shift.close')}
          </Button>
        </div>
      </div>
      {shift.drawer.length > 0 && (
        <>
          <DrawerEntries entries={shift.drawer} />
          <h3>{t('shift.movements')}</h3>
        </>
      )}
      <CutNote shift={shift} />
      <DataTable
        caption={t('shift.movements')}
        columns={useMovementColumns()}
        rows={shift.movements}
        rowKey={({ id }) => id}
        empty={<EmptyState title={t('shift.no_movements')} isCompact />}
      />
      {dialog === 'entry' && <DrawerEntryDialog shift={shift} onRecorded={onChanged} onClose={dismiss} />}
      {(dialog === 'close' || dialog === 'take_over') && (
        <CloseShiftDialog shift={shift} act={dialog} onClosed={onClosed} onClose={dismiss} />
      )}
    </>
  )
}

/** Rows of an open shift until they are read. */
const SKELETON_ROWS = 3

/** A shift until it is read: the facts and movements of an open one, or the field that opens a register. */
export function ShiftSkeleton({ isOpen }: { isOpen: boolean }) {
  const t = useTexts()
  const columns = useMovementColumns()
  if (!isOpen)
    return (
      <div className="ad-shift-opens" aria-hidden>
        <Skeleton width={110} />
        <Skeleton width={240} height="var(--ad-control)" />
        <Skeleton width={200} />
      </div>
    )
  return (
    <>
      <div className="ad-shift-facts" aria-hidden>
        {FACTS.map((fact) => (
          <div key={fact}>
            <Skeleton width={70} />
            <Skeleton width={100} />
          </div>
        ))}
      </div>
      <DataTable
        caption={t('shift.movements')}
        columns={columns}
        rows={undefined}
        rowKey={({ id }) => id}
        skeletonRows={SKELETON_ROWS}
        empty={null}
      />
    </>
  )
}

/** The shift that is open on a register with its movements; a closed register is opened here. */
export function CurrentShift({
  cashierId,
  isOpen,
  onChanged,
}: {
  cashierId: number
  /** As the list of the registers has it: what is to be expected until the shift is read. */
  isOpen: boolean
  onChanged: () => void
}) {
  const { data, error, refresh } = useFound(
    openShiftOf,
    { query: { cashier_id: cashierId } },
    { everyMs: EVERY_MS },
  )
  // The one that was just closed here: its closing is printed.
  const [closed, setClosed] = useState<number | null>(null)
  const changed = () => {
    refresh()
    onChanged()
  }
  const onClosed = ({ id }: Shift) => {
    setClosed(id)
    changed()
  }
  if (error && data === undefined) return <ErrorState error={error} onRetry={refresh} isCompact />
  if (data === undefined) return <ShiftSkeleton isOpen={isOpen} />
  const isClosed = data === null || Array.isArray(data)
  return (
    <>
      {isClosed ? (
        <OpenShift cashierId={cashierId} onReply={changed} />
      ) : (
        <OpenOne shift={data} onChanged={changed} onClosed={onClosed} />
      )}
      {closed !== null && <ShiftDialog id={closed} isJustClosed onClose={() => setClosed(null)} />}
    </>
  )
}
