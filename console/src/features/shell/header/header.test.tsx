import { POLICY } from '@deportivo/lifecycle/policy'
import type { ProfileId } from '@deportivo/lifecycle/profiles'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { SessionProvider, type Session } from '../../../shared/session/session.tsx'
import { show } from '../../../shared/testing/show.tsx'
import { Header } from './header.tsx'

const nothing = () => undefined

function draw(id: ProfileId) {
  const session = { user: { id: 1 }, profile: { id }, grants: POLICY[id] } as unknown as Session
  show(
    <SessionProvider session={session}>
      <Header
        isNarrow
        isFolded
        pinned={null}
        userMenu={null}
        bell={null}
        onMenu={nothing}
        onAction={nothing}
        onPalette={nothing}
        onPanel={nothing}
      />
    </SessionProvider>,
  )
}

const newButton = () => screen.queryByRole('button', { name: 'Nuevo' })

it('an accountant, who may start no order, has no button for new orders', () => {
  draw('accounting_manager')
  expect(newButton()).toBeNull()
})

it('the reason of a refused entry stands in its own entry of the menu', async () => {
  draw('online_seller')
  await userEvent.click(newButton()!)
  const entries = await screen.findAllByRole('menuitem')
  expect(entries.map((entry) => entry.getAttribute('aria-disabled') === 'true')).toEqual([false, true, true])
})
