import { geo } from '../geo.ts'
import { expect, test } from 'vitest'
import { withoutClients } from './without-clients.ts'

test('for users who may not read all clients nothing of clients has a total or a column', () => {
  const { measures, dimensions } = withoutClients(geo)
  expect(Object.keys(geo.measures)).toEqual(['value', 'count', 'clients', 'final', 'wholesale', 'reseller'])
  expect(Object.keys(measures)).toEqual(['value', 'count'])
  expect(Object.values(dimensions).map((dimension) => dimension.measures)).toEqual([
    ['value', 'count'],
    ['value', 'count'],
  ])
})
