import { expect, test } from 'vitest'
import { usualRuns } from './usual-runs.ts'

const sizes = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => ({ id: 100 + from + at, name: String(from + at) }))

test('a common run is offered where the category has all of its sizes', () => {
  expect(usualRuns(sizes(34, 43)).map(({ name }) => name)).toEqual([
    'catalogue.run_women',
    'catalogue.run_men',
  ])
  expect(usualRuns(sizes(36, 43)).map(({ name }) => name)).toEqual(['catalogue.run_men'])
  expect(usualRuns(sizes(38, 42))).toEqual([])
  const [children] = usualRuns(sizes(27, 32))
  expect(children?.sizes.map(({ size_id, quantity }) => [size_id, quantity])).toEqual(
    [127, 128, 129, 130, 131, 132].map((id) => [id, 2]),
  )
})
