import { expect, test } from 'vitest'
import { plainAddress } from './plain-address.ts'

test('what a report shows anyway is no part of its view', () => {
  expect(plainAddress({ range: 'today', group: 'day', compare: 'period', as: undefined })).toEqual({})
  expect(plainAddress({ range: '30d', group: 'week', compare: 'year', as: 'table', seller_id: '4' })).toEqual(
    {
      range: '30d',
      group: 'week',
      compare: 'year',
      as: 'table',
      seller_id: '4',
    },
  )
})

test('only chosen days are stored as days; any other range moves on', () => {
  const days = { from: '2026-01-01', to: '2026-01-31' }
  expect(plainAddress({ range: 'month', ...days })).toEqual({ range: 'month' })
  expect(plainAddress(days)).toEqual({})
  expect(plainAddress({ range: 'custom', ...days })).toEqual({ range: 'custom', ...days })
})
