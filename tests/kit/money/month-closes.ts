import { MONTH_CLOSE_ROUTES, type MonthCloses } from '@deportivo/contracts/finance/month-closes'
import { businessDay } from '@deportivo/platform/clock'
import { addDays } from '@deportivo/platform/reports/period'
import type { Calls } from '../calls.ts'

/** The last day of the month before the present one. */
export const lastDayOfLastMonth = (): string => addDays(`${businessDay(new Date()).slice(0, 7)}-01`, -1)

export const lastMonth = (): string => lastDayOfLastMonth().slice(0, 7)

export const closeMonth = (app: Pick<Calls, 'ok'>, month = lastMonth()): Promise<MonthCloses> =>
  app.ok('accounting_manager', MONTH_CLOSE_ROUTES.close, { body: { month } })

/** Reopens whatever is closed, the newest month first. */
export async function reopenMonths(app: Pick<Calls, 'ok'>): Promise<void> {
  const { rows } = await app.ok('two', MONTH_CLOSE_ROUTES.list, {})
  for (const { id } of rows.filter(({ reopened_at }) => reopened_at === null))
    await app.ok('two', MONTH_CLOSE_ROUTES.reopen, { params: { id }, body: { reason: 'Prueba' } })
}
