import { openShiftOf } from '@deportivo/contracts/finance/cashiers'
import { listCashiers } from '@deportivo/contracts/catalogue/lists'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { ClosedShifts } from '../../features/cashier/closed-shifts.tsx'
import { CurrentShift, ShiftSkeleton } from '../../features/cashier/current-shift.tsx'
import { NoRegisters } from '../../entities/cashier/no-registers.tsx'
import { Field } from '../../shared/form/field.tsx'
import { useTexts } from '../../shared/language/texts.tsx'
import { paths } from '../../shared/navigation/paths.ts'
import { useCan } from '../../shared/session/session.tsx'
import { dayInBogota } from '@deportivo/texts/formats/dates'
import { serverNow } from '../../shared/net/clock.ts'
import { revalidate, useFound } from '../../shared/net/use-found.ts'
import { RangeChoice } from '../../shared/report/range-choice.tsx'
import { rangeOf } from '../../shared/report/range.ts'
import { DensitySwitch } from '../../shared/ui/controls/density-switch.tsx'
import { Page } from '../../shared/ui/page/page.tsx'
import { Select } from '../../shared/ui/select/search-select.tsx'

/** The registers are few and their shifts are read at once by the row they belong to. */
const refreshShifts = () => void revalidate(openShiftOf, listCashiers)

/** The registers, and the one whose shift is shown: the first that is open, until the user chooses. */
function useRegisters() {
  const { data: found, error } = useFound(listCashiers, {})
  const registers = found ?? []
  const [chosen, setChosen] = useState<number | null>(null)
  const first = registers.find(({ is_open }) => is_open) ?? registers[0]
  const cashierId = chosen ?? first?.id ?? null
  const isLoading = found === undefined && error === undefined
  return {
    registers,
    cashierId,
    isOpen: registers.find(({ id }) => id === cashierId)?.is_open ?? false,
    setChosen,
    isLoading,
    hasNone: found?.length === 0,
  }
}

/** Whether it is not known yet how high the shift of a register is; another one's is as good until its own is read. */
function useShiftUnread(cashierId: number | null): boolean {
  const input = cashierId === null ? null : { query: { cashier_id: cashierId } }
  const { data, error } = useFound(openShiftOf, input, { keepPrevious: true })
  return cashierId !== null && data === undefined && error === undefined
}

/** The cash registers: the shift that is open on one, and the closed shifts as they were counted. */
export function CashierPage() {
  const t = useTexts()
  const { registers, cashierId, isOpen, setChosen, isLoading, hasNone } = useRegisters()
  const [days, setDays] = useState<{ range?: string; from?: string; to?: string }>({ range: '30d' })
  const maySell = useCan('create sales local')
  const today = dayInBogota(serverNow())
  const range = rangeOf(days, today)
  const isShiftUnread = useShiftUnread(cashierId)
  const isWaiting = isLoading || isShiftUnread
  return (
    <Page
      title={t('menu.casher')}
      lead={t('shift.lead')}
      actions={
        maySell && (
          <Link className="bp6-button bp6-intent-primary" to={paths.counter}>
            {t('counter.title')}
          </Link>
        )
      }
    >
      <section className="ad-card ad-card--padded ad-stack">
        <div className="ad-form">
          <Field label={t('checkout.cashier')}>
            {(control) => (
              <Select
                {...control}
                value={String(cashierId ?? '')}
                options={registers.map(({ id, name, is_open }) => ({
                  value: String(id),
                  label: is_open ? name : t('checkout.cashier_closed', { name }),
                }))}
                onChange={(id) => setChosen(Number(id))}
              />
            )}
          </Field>
        </div>
        {hasNone && <NoRegisters />}
        {cashierId !== null && (
          <CurrentShift key={cashierId} cashierId={cashierId} isOpen={isOpen} onChanged={refreshShifts} />
        )}
        {isLoading && <ShiftSkeleton isOpen={false} />}
      </section>
      <section
        // Another one: the same, moved by the shift above it, would count as a shift of the page.
        key={isWaiting ? 'waiting' : 'read'}
        className={`ad-stack${isWaiting ? ' ad-shift-waits' : ''}`}
      >
        <div className="ad-row ad-row--between ad-row--wrap">
          <h2>{t('shift.closed_shifts')}</h2>
          <div className="ad-row ad-row--wrap ad-shift-choices">
            <RangeChoice
              range={range}
              today={today}
              onRange={(id) =>
                setDays(id === 'custom' ? { range: id, from: range.from, to: range.to } : { range: id })
              }
              onDays={({ from, to }) => setDays({ range: 'custom', from, to })}
            />
            <DensitySwitch />
          </div>
        </div>
        <ClosedShifts
          key={`${cashierId ?? 0} ${range.from} ${range.to}`}
          cashierId={cashierId}
          days={{ from: range.from, to: range.to }}
          isWaiting={isWaiting}
        />
      </section>
    </Page>
  )
}
