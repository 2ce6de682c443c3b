import { act, fireEvent, render, screen } from '@testing-library/react'
import { Suspense, use, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Segments } from './segments.tsx'

const IDS = ['board', 'list'] as const

function View({ ready }: { ready: Promise<string> }) {
  return <p>{use(ready)}</p>
}

const picked = vi.fn()

function Screen({ list }: { list: Promise<string> }) {
  const [id, setId] = useState<(typeof IDS)[number]>('board')
  const pick = (one: (typeof IDS)[number]) => {
    picked(one)
    setId(one)
  }
  return (
    <Suspense fallback="nothing">
      <Segments label="View" ids={IDS} value={id} onPick={pick}>
        {(one) => one}
      </Segments>
      {id === 'board' ? <p>cards</p> : <View ready={list} />}
    </Suspense>
  )
}

const pressed = () => screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent)

test('the button is pressed at once, and the view before stays until the next one is there', async () => {
  let show: (text: string) => void = () => undefined
  const list = new Promise<string>((resolve) => (show = resolve))
  render(<Screen list={list} />)
  const frame = vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0)
  fireEvent.click(screen.getByRole('button', { name: 'list' }))
  expect(pressed()).toEqual(['list'])
  // The frame of the click is drawn first: a task is not enough.
  await new Promise((resolve) => setTimeout(resolve))
  expect(picked).not.toHaveBeenCalled()
  const [drawn] = frame.mock.calls[0] ?? []
  frame.mockRestore()
  act(() => drawn?.(0))
  await act(() => vi.waitFor(() => expect(picked).toHaveBeenCalledWith('list')))
  expect([pressed(), screen.queryByText('cards')?.textContent]).toEqual([['list'], 'cards'])
  await act(async () => {
    show('rows')
    await list
  })
  expect([pressed(), screen.getByText('rows').textContent]).toEqual([['list'], 'rows'])
})
