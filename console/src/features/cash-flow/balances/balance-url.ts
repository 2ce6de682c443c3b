import type { CashFlow } from '@deportivo/contracts/reports/cash-entries'

// What narrows the cash flow by itself; an account has several of them.
const NARROWING = ['account', 'store_id', 'kind', 'page']

interface Figure {
  account: { id: number; opened_on: string }
  flow: CashFlow
  /** Other days than those that are shown. */
  days?: { from: string; to: string }
}

/** The address of the entries behind a figure of an account, on the same page. */
export function balanceUrl(params: URLSearchParams, { account, flow, days }: Figure): string {
  const next = new URLSearchParams(params)
  for (const name of NARROWING) next.delete(name)
  next.set('list', flow)
  next.set('of', String(account.id))
  if (days) {
    next.set('range', 'custom')
    next.set('from', days.from)
    next.set('to', days.to)
  }
  return `?${next.toString()}`
}

const DAY_MS = 86_400_000
const MOST_DAYS = 400

const toDay = (ms: number) => new Date(ms).toISOString().slice(0, 10)

/** The days that an opening balance comes from; null where there are none, or more than a list can show. */
export function daysBefore(opened_on: string, from: string): { from: string; to: string } | null {
  const length = (Date.parse(from) - Date.parse(opened_on)) / DAY_MS
  if (length < 1 || length > MOST_DAYS) return null
  return { from: opened_on, to: toDay(Date.parse(from) - DAY_MS) }
}
