import { resultState } from '@deportivo/contracts/reports/result-state'
import { expect, it } from 'vitest'
import { show } from '../testing/show.tsx'
import { Compared } from './compared.tsx'

const TODAY = '2026-12-01'
const BEFORE = { from: '2026-11-17', to: '2026-11-23', until: null, totals: {}, rows: [] }

const shown = (to: string, previous: typeof BEFORE | null) =>
  show(<Compared report={resultState} data={{ to, previous }} today={TODAY} />).container.textContent

it('figures without a time name why a day that is not over is not compared', () => {
  expect(shown(TODAY, null)).toBe('Sin comparación: el día de hoy aún no termina.')
})

it('a longer range with such a day is compared, and the line below it names the day', () => {
  expect(shown(TODAY, BEFORE)).toBe('Frente a 17/11/2026 – 23/11/2026. El día de hoy aún no termina.')
  expect(shown('2026-11-30', BEFORE)).toBe('Frente a 17/11/2026 – 23/11/2026.')
})
