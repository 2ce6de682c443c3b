import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense, use, useState } from 'react'
import { expect, test } from 'vitest'
import { Segments } from './segments.tsx'

const IDS = ['board', 'list'] as const

function View({ ready }: { ready: Promise<string> }) {
  return <p>{use(ready)}</p>
}

function Screen({ list }: { list: Promise<string> }) {
  const [id, pick] = useState<(typeof IDS)[number]>('board')
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
  await act(() => userEvent.click(screen.getByRole('button', { name: 'list' })))
  expect([pressed(), screen.queryByText('cards')?.textContent]).toEqual([['list'], 'cards'])
  await act(async () => {
    show('rows')
    await list
  })
  expect([pressed(), screen.getByText('rows').textContent]).toEqual([['list'], 'rows'])
})
