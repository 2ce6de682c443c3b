import { expect, test } from 'vitest'
import { activeFilters } from './active-filters.ts'
import type { CellTools } from '../definition/definition.ts'

const LIST = {
  filters: [
    { name: 'state', label: 'order.state', kind: 'choice', field: 'state' },
    { name: 'from', label: 'list.from', kind: 'day', field: 'from' },
    { name: 'late', label: 'board.only_late', kind: 'flag', field: 'late' },
  ],
  search: { label: 'orders.search', placeholder: 'orders.search_placeholder' },
} as const
const TOOLS = { t: (key: string) => key, shopDay: (day: string) => `el ${day}` } as unknown as CellTools

const chips = (state: Record<string, string>) =>
  activeFilters(LIST, state, { state: [{ value: 'pre_orden', label: 'Pre-orden' }] }, TOOLS).map(
    ({ value }) => value,
  )

test('active filters are shown as text: the search, a choice by its name, a day as a date', () => {
  expect(chips({ search: 'gol', state: 'pre_orden', from: '2026-11-01' })).toEqual([
    '“gol”',
    'Pre-orden',
    'el 2026-11-01',
  ])
})

test('an unknown filter in the address narrows nothing and is not shown as active', () => {
  expect(chips({ state: 'a,client_id:7', from: 'ayer' })).toEqual([])
})

test('a filter with one choice is shown by its name alone, and today as a word', () => {
  expect(chips({ from: 'today', late: '1' })).toEqual(['list.today', null])
})
