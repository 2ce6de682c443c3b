import { waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { fetchUntilDone } from './use-pages-ahead.ts'

it('the other pages are fetched ahead again when the network is back, until all are there', async () => {
  const fetchAll = vi.fn(() => Promise.resolve()).mockRejectedValueOnce(new TypeError('no network'))
  const done = fetchUntilDone(fetchAll, () => false)
  await waitFor(() => {
    dispatchEvent(new Event('online'))
    expect(fetchAll).toHaveBeenCalledTimes(2)
  })
  await done
})

it('nothing is fetched ahead any more when its user left meanwhile', async () => {
  let isStopped = false
  const fetchAll = vi.fn(() => {
    isStopped = true
    return Promise.reject(new TypeError('no network'))
  })
  const done = fetchUntilDone(fetchAll, () => isStopped)
  await waitFor(() => expect(fetchAll).toHaveBeenCalledOnce())
  await Promise.resolve()
  dispatchEvent(new Event('online'))
  await done
  expect(fetchAll).toHaveBeenCalledOnce()
})
