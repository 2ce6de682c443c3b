import { moneyOutside } from '@deportivo/contracts/reports/money-outside'
import { operational } from '@deportivo/contracts/reports/operational'
import { expect, it } from 'vitest'
import { detailUrl } from './detail-url.ts'

const WEEK = { from: '2026-03-01', to: '2026-03-07' }

it('a figure of some days opens into what it counts in these days', () => {
  expect(detailUrl(operational, 'late', { ...WEEK, columns: { auxiliary_user_id: 7 } })).toBe(
    '/operational?range=custom&from=2026-03-01&to=2026-03-07&list=late&auxiliary_user_id=7',
  )
})

it('a figure of the present opens without days', () => {
  expect(detailUrl(moneyOutside, 'ct_days', { ...WEEK, columns: { carrier: 'Envia' } })).toBe(
    '/money-outside?list=ct&carrier=Envia',
  )
  expect(detailUrl(moneyOutside, 'outside', { ...WEEK, columns: {} })).toBeNull()
})
