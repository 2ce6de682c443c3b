import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { TextsProvider } from '../../language/texts.tsx'
import { useUrlState } from '../../navigation/url-state.ts'
import { show } from '../../testing/show.tsx'
import { SearchBox } from './search-box.tsx'

/** Longer than any test: a search before it was not caused by the debounce. */
const NEVER_RESTS_MS = 60_000
const RESTS_MS = 250

function open(waitMs = NEVER_RESTS_MS) {
  const onSearch = vi.fn()
  show(
    <>
      <SearchBox value="" label="Buscar" waitMs={waitMs} onSearch={onSearch} />
      <button type="button">Otra página</button>
    </>,
  )
  return { onSearch, user: userEvent.setup(), box: screen.getByRole('searchbox', { name: 'Buscar' }) }
}

test('who leaves the box for another place has searched already: nothing comes late and takes them back', async () => {
  const happened: string[] = []
  function Page() {
    const [value, setValue] = useState('')
    const search = (text: string) => {
      happened.push(`busca ${text}`)
      setValue(text)
    }
    return (
      <>
        <SearchBox value={value} label="Buscar" waitMs={RESTS_MS} onSearch={search} />
        <button type="button" onClick={() => happened.push('se va')}>
          Otra página
        </button>
      </>
    )
  }
  show(<Page />)
  const user = userEvent.setup()
  await user.type(screen.getByRole('searchbox', { name: 'Buscar' }), 'botas')
  // The next page is still on its way, so the box stays a while.
  await user.click(screen.getByRole('button', { name: 'Otra página' }))
  await new Promise((resolve) => setTimeout(resolve, 2 * RESTS_MS))
  expect(happened).toEqual(['busca botas', 'se va'])
})

test('leaving a box in which nothing was typed searches for nothing', async () => {
  const { onSearch, user, box } = open()
  await user.click(box)
  await user.click(screen.getByRole('button', { name: 'Otra página' }))
  expect(onSearch).not.toHaveBeenCalled()
})

test('a hand that rests has asked, Enter asks at once', async () => {
  const { onSearch, user, box } = open(10)
  await user.type(box, 'go')
  await waitFor(() => expect(onSearch).toHaveBeenCalledWith('go'))
  onSearch.mockClear()
  await user.type(box, '{Enter}')
  expect(onSearch).toHaveBeenCalledWith('go')
})

test('Escape empties the box and what it searched for', async () => {
  const { onSearch, user, box } = open()
  await user.type(box, 'tenis{Escape}')
  expect((box as HTMLInputElement).value).toBe('')
  expect(onSearch).toHaveBeenLastCalledWith('')
})

test('a search that arrives late brings back nothing that was deleted meanwhile', async () => {
  let arrive: () => void = () => undefined
  const searched: string[] = []
  function Page() {
    const [value, setValue] = useState('')
    const search = (text: string) => {
      searched.push(text)
      arrive = () => setValue(text)
    }
    return <SearchBox value={value} label="Buscar" waitMs={RESTS_MS} onSearch={search} />
  }
  show(<Page />)
  const user = userEvent.setup()
  const box = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Buscar' })
  await user.type(box, 'botas{Enter}')
  await user.clear(box)
  act(() => arrive())
  expect(box.value).toBe('')
  await waitFor(() => expect(searched).toEqual(['botas', '']))
})

test('what another part of the page searches for is shown', async () => {
  function Page() {
    const [value, setValue] = useState('')
    return (
      <>
        <SearchBox value={value} label="Buscar" waitMs={NEVER_RESTS_MS} onSearch={setValue} />
        <button type="button" onClick={() => setValue('tenis')}>
          Mis tenis
        </button>
      </>
    )
  }
  show(<Page />)
  const user = userEvent.setup()
  const box = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Buscar' })
  await user.type(box, 'tenis{Enter}{Enter}{Escape}')
  await user.click(screen.getByRole('button', { name: 'Mis tenis' }))
  expect(box.value).toBe('tenis')
})

test('a word that arrives by itself replaces none that is being typed', async () => {
  let arrive: () => void = () => undefined
  const searched: string[] = []
  function Page() {
    const [value, setValue] = useState('')
    arrive = () => setValue('tenis')
    const search = (text: string) => {
      searched.push(text)
      setValue(text)
    }
    return <SearchBox value={value} label="Buscar" waitMs={RESTS_MS} onSearch={search} />
  }
  show(<Page />)
  const box = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Buscar' })
  await userEvent.setup().type(box, 'botas')
  act(() => arrive())
  expect(box.value).toBe('botas')
  await waitFor(() => expect(searched).toEqual(['botas']))
})

test('what is typed while the next page is being drawn goes on in its box of the same name', async () => {
  const names = ['q'] as const
  let show: () => void = () => undefined
  function Sale() {
    const [isRead, setRead] = useState(false)
    const [{ q = '' }, change] = useUrlState(names)
    show = () => setRead(true)
    return isRead ? (
      <SearchBox value={q} label="Buscar producto" onSearch={(text) => change({ q: text })} />
    ) : null
  }
  const box = (label: string) => (
    <SearchBox value="" label={label} waitMs={NEVER_RESTS_MS} onSearch={vi.fn()} />
  )
  const router = createBrowserRouter([
    {
      path: '*',
      element: (
        <>
          {box('Buscar producto')}
          {box('Buscar cliente')}
        </>
      ),
    },
    { path: '/sale', element: <Sale /> },
  ])
  render(
    <TextsProvider>
      <RouterProvider router={router} />
    </TextsProvider>,
  )
  const user = userEvent.setup()
  await user.type(screen.getByRole('searchbox', { name: 'Buscar producto' }), 'bot')
  await act(() => router.navigate('/sale'))
  act(() => show())
  const next = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Buscar producto' })
  expect([next.value, document.activeElement]).toEqual(['bot', next])
  await user.keyboard('as')
  await waitFor(() => expect(location.search).toBe('?q=botas'))

  await act(() => router.navigate('/'))
  expect(screen.getByRole<HTMLInputElement>('searchbox', { name: 'Buscar producto' }).value).toBe('')
  await user.type(screen.getByRole('searchbox', { name: 'Buscar cliente' }), 'Ana')
  await act(() => router.navigate('/sale'))
  act(() => show())
  expect(screen.getByRole<HTMLInputElement>('searchbox', { name: 'Buscar producto' }).value).toBe('')
})

test('words that arrive in a box with the focus are replaced by what is typed next', async () => {
  let arrive: (words: string) => void = () => undefined
  function Page() {
    const [value, setValue] = useState('')
    arrive = setValue
    return <SearchBox value={value} label="Buscar" waitMs={NEVER_RESTS_MS} onSearch={setValue} />
  }
  show(<Page />)
  const box = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Buscar' })
  box.focus()
  act(() => arrive('botas'))
  expect(box.value).toBe('botas')
  await userEvent.setup().keyboard('tenis')
  expect(box.value).toBe('tenis')
})
