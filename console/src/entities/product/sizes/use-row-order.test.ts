import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useRowOrder } from './use-row-order.ts'

test('rows stay where they came first, and new ones follow', () => {
  const rowsOf = (...ids: number[]) => ids.map((id) => ({ id }))
  const { result, rerender } = renderHook(({ rows }) => useRowOrder(rows), {
    initialProps: { rows: rowsOf(3, 1) },
  })
  const shown = () => result.current.map(({ id }) => id)
  expect(shown()).toEqual([3, 1])
  rerender({ rows: rowsOf(1, 2, 3) })
  expect(shown()).toEqual([3, 1, 2])
  rerender({ rows: rowsOf(2, 1) })
  expect(shown()).toEqual([1, 2])
  rerender({ rows: rowsOf(2, 3, 1) })
  expect(shown()).toEqual([3, 1, 2])
})
