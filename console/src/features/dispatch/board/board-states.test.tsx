import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { show } from '../../../shared/testing/show.tsx'
import { TABS } from '../model/columns.ts'
import { TrayButton } from '../tray/tray-button.tsx'
import { BoardSkeleton } from './board-states.tsx'

const columns = () => screen.getByRole('status').querySelectorAll('.ad-bc').length

it.each([
  ['the dispatch board', { tab: 'dispatch', view: 'board', isPhone: false }, TABS.dispatch.length],
  ['the board of transfers', { tab: 'ct', view: 'board', isPhone: false }, TABS.ct.length],
  ['a phone', { tab: 'dispatch', view: 'board', isPhone: true }, 1],
  ['the list', { tab: 'dispatch', view: 'list', isPhone: false }, 0],
] as const)('what loads has as many columns as %s', (_, shape, count) => {
  show(<BoardSkeleton {...shape} />)
  expect(columns()).toBe(count)
})

it('nothing is shown of today’s deliveries before they were read', () => {
  show(<TrayButton count={undefined} isOpen={false} controls="tray" onToggle={() => undefined} />)
  expect(screen.getByRole('button').textContent).toBe('Entregados hoy')
})
