import { MONTH_CLOSE_ROUTES } from '@deportivo/contracts/finance/month-closes'
import { useFound } from '../../shared/net/use-found.ts'

/** The months that are closed: what is dated until `closed_through` does not change. */
export const useMonthCloses = () => useFound(MONTH_CLOSE_ROUTES.list, {}, { keepPrevious: true })

/** Whether a day is in a closed month. */
export const isClosedDay = (day: string, closedThrough: string | null | undefined): boolean =>
  closedThrough !== null && closedThrough !== undefined && day <= closedThrough
