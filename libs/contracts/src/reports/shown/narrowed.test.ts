import { expect, it } from 'vitest'
import { administrative } from '../administrative.ts'
import { narrowedReport } from './narrowed.ts'

const shown = (filters: Record<string, string | number>) => {
  const { measures, dimensions } = narrowedReport(administrative, filters)
  return { measures: Object.keys(measures), dimensions }
}

it('a report shows everything while nothing narrows it', () => {
  const { measures, dimensions } = shown({})
  expect(measures).toEqual(Object.keys(administrative.measures))
  expect(dimensions).toEqual(administrative.dimensions)
})

it('narrowed to a payment method it shows no returns, which have none, in no table', () => {
  const { measures, dimensions } = shown({ payment_method: 2 })
  expect(measures).not.toContain('returns')
  expect(measures).not.toContain('vouchers')
  expect(measures).toContain('revenue')
  for (const { measures: names } of Object.values(dimensions)) expect(names).not.toContain('returns')
})

it('narrowed to a store it has no states, which are of whole orders', () => {
  expect(shown({ store_id: 1 }).dimensions).not.toHaveProperty('state')
  expect(shown({ type_order: 'local' }).dimensions).toHaveProperty('state')
})

it('narrowed to what is owed it shows nothing of what left, whatever is owed of it', () => {
  expect(shown({ has_balance: 1 }).measures).not.toContain('revenue')
})
