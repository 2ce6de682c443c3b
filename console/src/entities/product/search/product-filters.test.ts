import { expect, it } from 'vitest'
import { productQuery, withSeenCode, type ProductFilterState } from './product-filters.ts'

const filterOf = (state: ProductFilterState) => productQuery(state).filter

it('goods of the international size are searched in the stores that have them, others in the national ones', () => {
  expect(filterOf({})).toContain('store:type:national')
  expect(filterOf({ size: '9' })).toContain('store:type:international')
  expect(filterOf({ size: '9', store: '3' })).toContain('store:3')
})

it('a price list that the user may not search is not asked for, even if it is in the address', () => {
  expect(filterOf(withSeenCode({ code: 'one' }, ['tow', 'four']))).toContain('code:four')
  expect(filterOf(withSeenCode({ code: 'one' }, ['one', 'four']))).toContain('code:one')
})
