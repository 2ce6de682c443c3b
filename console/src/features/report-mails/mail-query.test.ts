import { expect, test } from 'vitest'
import { mailQueryOf } from './mail-query.ts'

test('a mail has the filters of the screen, without what is meant anyway', () => {
  expect(mailQueryOf({ filters: {}, group: 'hour', compare: 'period' })).toBe('')
  const filters = { seller_id: 7, type_order: 'local' }
  expect(mailQueryOf({ filters, group: 'week', compare: 'year' })).toBe(
    'compare=year&group=week&seller_id=7&type_order=local',
  )
})
