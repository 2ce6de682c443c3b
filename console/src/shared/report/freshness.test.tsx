import type { Report } from '@deportivo/contracts/reports/declare-report'
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { show } from '../testing/show.tsx'
import { Freshness } from './freshness.tsx'

afterEach(() => {
  vi.restoreAllMocks()
  cleanup()
})

it('the figures of a report are not live without a network', () => {
  const data = { as_of: '2026-03-05T15:00:00.000Z' } as Report
  show(<Freshness shown={{ data, status: 'live', lagMs: 0 }} isPaused={false} />)
  const tone = () => screen.getByText(/^Actualizado/).parentElement?.className
  expect(tone()).toBe('ad-live ad-live--live')
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void dispatchEvent(new Event('offline')))
  expect(tone()).toBe('ad-live ad-live--reconnecting')
})
