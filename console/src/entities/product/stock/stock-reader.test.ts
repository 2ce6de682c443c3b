import { expect, it, vi } from 'vitest'
import { createStockReader } from './stock-reader.ts'

const rows = Array.from({ length: 60 }, (_, index) => ({ id: index + 1 }))

/** Requests that are replied to by hand, in the order in which they were made. */
function openReader() {
  const requests: { ids: readonly number[]; reply: () => void; fail: () => void }[] = []
  const put = vi.fn()
  const readAll = vi.fn()
  const read = (ids: readonly number[]) =>
    new Promise<readonly { id: number }[]>((resolve, reject) => {
      requests.push({
        ids,
        reply: () => resolve(ids.map((id) => ({ id }))),
        fail: () => reject(new Error('the server is away')),
      })
    })
  const onChanged = createStockReader({ shown: () => rows, read, put, readAll })
  return { requests, put, readAll, onChanged }
}

it('only products on screen are read again', async () => {
  const { requests, put, onChanged } = openReader()
  const reading = onChanged({ product_ids: [3, 900, 5] })
  expect(requests.map(({ ids }) => ids)).toEqual([[3, 5]])
  requests[0]?.reply()
  await reading
  expect(put).toHaveBeenCalledWith([{ id: 3 }, { id: 5 }])
  await onChanged({ product_ids: [900] })
  expect(requests).toHaveLength(1)
})

it('what changes while products are read is read after them, once', async () => {
  const { requests, put, onChanged } = openReader()
  const reading = onChanged({ product_ids: [3] })
  await onChanged({ product_ids: [3, 4] })
  await onChanged({ product_ids: [4] })
  expect(requests).toHaveLength(1)
  requests[0]?.reply()
  await vi.waitFor(() => expect(requests.map(({ ids }) => ids)).toEqual([[3], [3, 4]]))
  requests[1]?.reply()
  await reading
  expect(put).toHaveBeenCalledTimes(2)
})

it('the whole page is read after changes of many products, and where reading some fails', async () => {
  const { requests, readAll, onChanged } = openReader()
  await onChanged({ product_ids: null })
  await onChanged({ product_ids: rows.map(({ id }) => id) })
  expect(readAll).toHaveBeenCalledTimes(2)
  expect(requests).toEqual([])
  const reading = onChanged({ product_ids: [1] })
  requests[0]?.fail()
  await reading
  expect(readAll).toHaveBeenCalledTimes(3)
})
