import { expect, it } from 'vitest'
import { balanceUrl, daysBefore } from './balance-url.ts'

const account = { id: 3, opened_on: '2026-03-01' }

it('a figure of an account opens its entries of the shown days, whatever narrowed the page', () => {
  const shown = new URLSearchParams('range=30d&account=method-2&store_id=4&kind=order&page=2&as=table')
  expect(balanceUrl(shown, { account, flow: 'in' })).toBe('?range=30d&as=table&list=in&of=3')
})

it('an opening balance opens the entries from the opening to the day before', () => {
  const days = daysBefore('2026-03-01', '2026-03-10')
  expect(days).toEqual({ from: '2026-03-01', to: '2026-03-09' })
  expect(balanceUrl(new URLSearchParams('range=30d'), { account, flow: 'all', ...(days && { days }) })).toBe(
    '?range=custom&list=all&of=3&from=2026-03-01&to=2026-03-09',
  )
})

it('an account that opens on the first of the days, or later, has nothing before it', () => {
  expect(daysBefore('2026-03-10', '2026-03-10')).toBeNull()
  expect(daysBefore('2026-03-11', '2026-03-10')).toBeNull()
  expect(daysBefore('2020-01-01', '2026-03-10')).toBeNull()
})
