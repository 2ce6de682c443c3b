import { expect, it } from 'vitest'
import { requireIds } from './require-ids.ts'

it.each([
  [{ id: 'me' }, '/404'],
  [{ saleId: '7', clientId: 'NaN' }, '/404'],
  [{ saleId: '7x' }, '/404'],
  [{ id: '99999999999' }, '/404'],
  [{ id: 'new' }, '/404'],
  [{ saleId: 'new', clientId: '1' }, '/404'],
  [{ saleId: '7', clientId: '3' }, undefined],
  [{ clientId: '3', products: '12,13' }, undefined],
])('%o leads to %s', (params, target) => {
  expect(requireIds({ params })?.headers.get('location') ?? undefined).toBe(target)
})
