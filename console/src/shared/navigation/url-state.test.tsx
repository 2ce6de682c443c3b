import { act, render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, it } from 'vitest'
import { useUrlState } from './url-state.ts'

const NAMES = ['q', 'city', 'view', 'page'] as const
const BEGINS_ANEW = ['page'] as const

type Change = ReturnType<typeof useUrlState<(typeof NAMES)[number]>>[1]

/** A screen at an address; `change` of its filters, the present address, and 'Back'. */
function open(address: string) {
  let latest: Change | undefined
  function Screen() {
    latest = useUrlState(NAMES, BEGINS_ANEW)[1]
    return null
  }
  const router = createMemoryRouter([{ path: '/', element: <Screen /> }], { initialEntries: [address] })
  render(<RouterProvider router={router} />)
  return {
    change: (...given: Parameters<Change>) => act(async () => latest?.(...given)),
    back: () => act(() => router.navigate(-1)),
    at: () => router.state.location.search,
  }
}

it("'Back' undoes the last filter, and not the letters of a word", async () => {
  const { change, back, at } = open('/?page=3')
  await change({ city: 'Cali' })
  expect(at()).toBe('?city=Cali')
  await change({ q: 'z' })
  await change({ q: 'za' })
  await change({ view: 'list' })
  expect(at()).toBe('?city=Cali&q=za&view=list')
  await back()
  expect(at()).toBe('?city=Cali&q=za')
  await back()
  expect(at()).toBe('?page=3')
})

it('what a screen changes by itself is no step', async () => {
  const { change, back, at } = open('/')
  await change({ city: 'Cali' })
  await change({ view: 'list' }, true)
  await back()
  expect(at()).toBe('')
})
