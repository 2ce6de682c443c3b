import { openShiftOf } from '@deportivo/contracts/finance/cashiers'
import { listCashiers } from '@deportivo/contracts/catalogue/lists'
import { useState } from 'react'
import { ClosedShifts } from '../../features/cashier/closed-shifts.tsx'
import { CurrentShift } from '../../features/cashier/current-shift.tsx'
import { NoRegisters } from '../../entities/cashier/no-registers.tsx'
import { Field } from '../../shared/form/field.tsx'
import { useTexts } from '../../shared/language/texts.tsx'
import { dayInBogota } from '../../shared/language/dates.ts'
import { serverNow } from '../../shared/net/clock.ts'
import { revalidate, useFound } from '../../shared/net/use-found.ts'
import { RangeChoice } from '../../shared/report/range-choice.tsx'
import { rangeOf } from '../../shared/report/range.ts'
import { Page } from '../../shared/ui/page/page.tsx'
import { Select } from '../../shared/ui/select/search-select.tsx'

/** The registers are few and their shifts are read at once by the row they belong to. */
const refreshShifts = () => void revalidate(openShiftOf, listCashiers)

/** The cash registers: the shift that is open on one, and the closed shifts as they were counted. */
export function CashierPage() {
  const t = useTexts()
  const { data: found } = useFound(listCashiers, {})
  const registers = found ?? []
  const [chosen, setChosen] = useState<number | null>(null)
  const [days, setDays] = useState<{ range?: string; from?: string; to?: string }>({ range: '30d' })
  const today = dayInBogota(serverNow())
  const range = rangeOf(days, today)
  const first = registers.find(({ is_open }) => is_open) ?? registers[0]
  const cashierId = chosen ?? first?.id ?? null
  return (
    <Page title={t('menu.casher')} lead={t('shift.lead')}>
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
        {found?.length === 0 && <NoRegisters />}
        {cashierId !== null && (
          <CurrentShift key={cashierId} cashierId={cashierId} onChanged={refreshShifts} />
        )}
      </section>
      <section className="ad-stack">
        <div className="ad-row ad-row--between ad-row--wrap">
          <h2>{t('shift.closed_shifts')}</h2>
          <div className="ad-row ad-row--wrap">
            <RangeChoice
              range={range}
              today={today}
              onRange={(id) =>
                setDays(id === 'custom' ? { range: id, from: range.from, to: range.to } : { range: id })
              }
              onDays={({ from, to }) => setDays({ range: 'custom', from, to })}
            />
          </div>
        </div>
        <ClosedShifts
          key={`${cashierId ?? 0} ${range.from} ${range.to}`}
          cashierId={cashierId}
          days={{ from: range.from, to: range.to }}
        />
      </section>
    </Page>
  )
}
