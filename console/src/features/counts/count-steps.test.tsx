import type { StockCount } from '@deportivo/contracts/catalogue/counts'
import { text } from '@deportivo/texts/text'
import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { SessionProvider, type Session } from '../../shared/session/session.tsx'
import { show } from '../../shared/testing/show.tsx'
import { endEntries, queueEntries } from './count-queue.ts'
import { CountSteps } from './count-steps.tsx'

const USER = 7
const session = { user: { id: USER } } as unknown as Session
const offer = (step: string) => ({ step, state: step, allowed: true, reason: null, reason_key: null })
const COUNT = { id: 3, version: 1, next: [offer('apply'), offer('cancel')] } as unknown as StockCount

it('a count is not applied while this device has units of it that are not sent', () => {
  show(
    <SessionProvider session={session}>
      <CountSteps count={COUNT} onTaken={() => undefined} />
    </SessionProvider>,
  )
  const button = (key: 'count.action.apply' | 'count.action.cancel') =>
    screen.getByRole('button', { name: text(key) })
  const isBlocked = (key: 'count.action.apply' | 'count.action.cancel') =>
    button(key).getAttribute('aria-disabled') === 'true'
  const entry = { key: 'a', code: '5901234123457', kind: 'add', quantity: 1, seen_at: 0 } as const
  expect(isBlocked('count.action.apply')).toBe(false)
  // Of another count, and of another user of this device.
  act(() => queueEntries(USER, 4, [entry]))
  act(() => queueEntries(8, COUNT.id, [entry]))
  expect(isBlocked('count.action.apply')).toBe(false)
  act(() => queueEntries(USER, COUNT.id, [entry]))
  expect(isBlocked('count.action.apply')).toBe(true)
  expect(button('count.action.apply').getAttribute('aria-description')).toBe(text('count.apply_unsent'))
  expect(isBlocked('count.action.cancel')).toBe(false)
  act(() => endEntries(USER, COUNT.id, [entry]))
  expect(isBlocked('count.action.apply')).toBe(false)
})
