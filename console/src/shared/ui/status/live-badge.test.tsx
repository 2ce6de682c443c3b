import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createStore } from '../../state/store.ts'
import { show } from '../../testing/show.tsx'
import { LiveBadge } from './live-badge.tsx'

it('shows how old the data are, although the line works', async () => {
  show(<LiveBadge status="live" freshAt={createStore(Date.now() - 3.5 * 60_000)} />)
  expect(await screen.findByText('Datos de hace 3 min', {}, { timeout: 30_000 })).toBeTruthy()
})
