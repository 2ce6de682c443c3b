import { act, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { show } from '../../testing/show.tsx'
import { RevealOnceLoaded, useDelaysReveal } from './reveal-once-loaded.tsx'

function Part({ name, isLoading: atFirst = true }: { name: string; isLoading?: boolean }) {
  const [isLoading, setLoading] = useState(atFirst)
  useDelaysReveal(isLoading)
  return <button onClick={() => setLoading(!isLoading)}>{name}</button>
}

const press = (name: string) => act(() => screen.getByText(name).click())
const isSeen = (name: string) => screen.getByText(name).closest('[hidden]') === null

it('shows its parts when the last of them has loaded', () => {
  show(
    <RevealOnceLoaded skeleton={<p>grey</p>}>
      <Part name="vouchers" />
      <Part name="returns" />
      <Part name="orders" isLoading={false} />
    </RevealOnceLoaded>,
  )
  expect([isSeen('vouchers'), isSeen('orders'), isSeen('grey')]).toEqual([false, false, true])
  press('vouchers')
  expect(isSeen('orders')).toBe(false)
  press('returns')
  expect([isSeen('vouchers'), isSeen('returns'), isSeen('orders')]).toEqual([true, true, true])
  expect(screen.queryByText('grey')).toBeNull()
  press('returns')
  expect(isSeen('returns')).toBe(true)
})

it('shows parts that load nothing at once', () => {
  show(
    <RevealOnceLoaded skeleton={<p>grey</p>}>
      <Part name="orders" isLoading={false} />
    </RevealOnceLoaded>,
  )
  expect(screen.queryByText('grey')).toBeNull()
  expect(isSeen('orders')).toBe(true)
})
