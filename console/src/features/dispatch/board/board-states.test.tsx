import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { show } from '../../../shared/testing/show.tsx'
import { TABS } from '../model/columns.ts'
import { TrayButton } from '../tray/tray-button.tsx'
import { BoardSkeleton } from './board-states.tsx'

const columns = () => screen.getByRole('status').querySelectorAll('.ad-bc').length

it.each([
  ['the dispatch board', { tab: 'dispatch', isPhone: false }, TABS.dispatch.length],
  ['the board of transfers', { tab: 'ct', isPhone: false }, TABS.ct.length],
  ['a phone', { tab: 'dispatch', isPhone: true }, 1],
] as const)('what loads has as many columns as %s', (_, shape, count) => {
  show(<BoardSkeleton {...shape} />)
  expect(columns()).toBe(count)
})

it('a phone has its strip of stages while it loads', () => {
  show(<BoardSkeleton tab="dispatch" isPhone />)
  expect(document.querySelectorAll('.ad-stages > .ad-skeleton').length).toBe(TABS.dispatch.length)
})

it('cards that load lie in the column as the cards do', () => {
  show(<BoardSkeleton tab="dispatch" isPhone={false} />)
  const [first] = screen.getByRole('status').querySelectorAll('.ad-bc')
  expect(first?.querySelectorAll(':scope > .ad-bc__cards > .ad-skeleton').length).toBe(3)
  expect(first?.querySelectorAll(':scope > .ad-skeleton').length).toBe(0)
})

it('nothing is shown of today’s deliveries before they were read', () => {
  show(<TrayButton count={undefined} isOpen={false} controls="tray" onToggle={() => undefined} />)
  expect(screen.getByRole('button').textContent).toBe('Entregados hoy')
})
