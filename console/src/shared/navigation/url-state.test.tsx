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
  let arrive = () => undefined as void
  const late = new Promise<null>((resolve) => (arrive = () => resolve(null)))
  const router = createMemoryRouter(
    [
      { path: '/', element: <Screen /> },
      { path: '/late', loader: () => late, element: null },
    ],
    { initialEntries: [address] },
  )
  render(<RouterProvider router={router} />)
  return {
    change: (...given: Parameters<Change>) => act(async () => latest?.(...given)),
    /** Changes one after the other, before any of them is drawn. */
    changeAtOnce: (...given: Parameters<Change>[0][]) =>
      act(async () => given.forEach((next) => latest?.(next))),
    /** Another page that is on its way until `arrive`. */
    leave: () => act(async () => void router.navigate('/late')),
    arrive: () => act(async () => arrive()),
    path: () => router.state.location.pathname,
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

it('a filter that is chosen before the typed word is drawn leaves the word where it is', async () => {
  const { changeAtOnce, back, at } = open('/?page=3')
  await changeAtOnce({ q: 'zapato' }, { city: 'Cali' })
  expect(at()).toBe('?q=zapato&city=Cali')
  await back()
  expect(at()).toBe('?q=zapato')
})

it('a word that is typed while another page is on its way does not stop it', async () => {
  const { change, leave, arrive, path, at } = open('/')
  await leave()
  await change({ q: 'zapato' })
  await arrive()
  expect([path(), at()]).toEqual(['/late', ''])
})

it('a filter that is chosen while another page is on its way is the last word', async () => {
  const { change, leave, arrive, path, at } = open('/?q=zapato')
  await leave()
  await change({ city: 'Cali' })
  await arrive()
  expect([path(), at()]).toEqual(['/', '?q=zapato&city=Cali'])
})
