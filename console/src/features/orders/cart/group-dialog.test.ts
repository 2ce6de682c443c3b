import type { Order } from '@deportivo/contracts/orders/order'
import { expect, test } from 'vitest'
import { groupsOf } from './group-dialog.tsx'

const inGroups = (...groups: (number | null)[]) => ({
  products: groups.map((group_id) => ({ group_id })) as Order['products'],
})

test('a row may join the groups of its order, once each, or begin the next one', () => {
  expect(groupsOf(inGroups(3, null, 1, 3))).toEqual({ known: [1, 3], next: 4 })
  expect(groupsOf(inGroups(null))).toEqual({ known: [], next: 1 })
})
