import { act, screen } from '@testing-library/react'
import { useState, type ReactNode } from 'react'
import { expect, it } from 'vitest'
import { show } from '../../testing/show.tsx'
import { RevealOnceLoaded, useDelaysReveal } from './reveal-once-loaded.tsx'

interface PartProps {
  name: string
  isLoading?: boolean
  /** Shown once this part has loaded. */
  children?: ReactNode
}

function Part({ name, isLoading: atFirst = true, children }: PartProps) {
  const [isLoading, setLoading] = useState(atFirst)
  useDelaysReveal(isLoading)
  return (
    <>
      <button onClick={() => setLoading(!isLoading)}>{name}</button>
      {!isLoading && children}
    </>
  )
}

// Asynchronous, so that the microtasks of the change have run.
const press = (name: string) => act(async () => screen.getByText(name).click())
const isSeen = (name: string) => screen.getByText(name).closest('[hidden]') === null

it('shows its parts when the last of them has loaded', async () => {
  show(
    <RevealOnceLoaded skeleton={<p>grey</p>}>
      <Part name="vouchers" />
      <Part name="returns" />
      <Part name="orders" isLoading={false} />
    </RevealOnceLoaded>,
  )
  expect([isSeen('vouchers'), isSeen('orders'), isSeen('grey')]).toEqual([false, false, true])
  await press('vouchers')
  expect(isSeen('orders')).toBe(false)
  await press('returns')
  expect([isSeen('vouchers'), isSeen('returns'), isSeen('orders')]).toEqual([true, true, true])
  expect(screen.queryByText('grey')).toBeNull()
  await press('returns')
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

it('waits for a part that only shows when another has loaded', async () => {
  show(
    <RevealOnceLoaded skeleton={<p>grey</p>}>
      <Part name="client">
        <Part name="account" />
      </Part>
    </RevealOnceLoaded>,
  )
  await press('client')
  expect([isSeen('account'), isSeen('grey')]).toEqual([false, true])
  await press('account')
  expect(isSeen('account')).toBe(true)
})
