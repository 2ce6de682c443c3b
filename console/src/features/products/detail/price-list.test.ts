import { expect, test } from 'vitest'
import type { CellTools } from '../../../shared/list/definition/definition.ts'
import { PRODUCT_PRICE_LISTING } from './price-list.tsx'

// No column of prices reads them.
const TOOLS = {} as CellTools
const PRICES = { id: 1, product_id: 1, minimal_price: 0, codes: {}, by: null, at: '2026-01-01T00:00:00.000Z' }

test('a change of the base price alone is seen in the history of prices', () => {
  const shown = [60_000, 0].map((price) =>
    PRODUCT_PRICE_LISTING.columns.flatMap(({ file = [] }) =>
      file.map(({ value }) => value({ ...PRICES, price }, TOOLS)),
    ),
  )
  expect(shown[0]).not.toEqual(shown[1])
})
