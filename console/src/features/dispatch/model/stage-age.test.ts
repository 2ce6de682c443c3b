import { text, type Language } from '@deportivo/texts/text'
import { expect, it } from 'vitest'
import { SHOP_HOURS } from '../../../entities/order/a-card.test-data.ts'
import { formatAge, stageAge } from './stage-age.ts'

const at = (local: string) => Date.parse(`${local}:00-05:00`)
const PACE = { targets: { packing_up: 60 }, hours: SHOP_HOURS }
const ENTERED = '2026-11-18T09:00:00-05:00'

it('a card is due at three quarters of its target, late at all of it, critical at twice', () => {
  const level = (local: string) => stageAge(ENTERED, 'packing_up', PACE, at(local)).level
  expect(level('2026-11-18T09:44')).toBe('normal')
  expect(level('2026-11-18T09:45')).toBe('due')
  expect(level('2026-11-18T10:00')).toBe('late')
  expect(level('2026-11-18T11:00')).toBe('critical')
})

it('nights and Sundays do not count', () => {
  expect(stageAge('2026-11-21T17:30:00-05:00', 'packing_up', PACE, at('2026-11-23T08:10')).level).toBe(
    'normal',
  )
})

it('a stage without a target is never late', () => {
  expect(stageAge(ENTERED, 'getting_ready', PACE, at('2026-12-18T09:00')).level).toBe('normal')
})

it('a card is late by the shop’s own business hours', () => {
  const mornings = { ...PACE, hours: { ...SHOP_HOURS, closes: '12:00' } }
  expect(stageAge('2026-11-18T11:30:00-05:00', 'packing_up', PACE, at('2026-11-18T17:00')).level).toBe(
    'critical',
  )
  expect(stageAge('2026-11-18T11:30:00-05:00', 'packing_up', mornings, at('2026-11-18T17:00')).level).toBe(
    'normal',
  )
})

it('an age is shown in minutes and hours, abbreviated in the language on screen', () => {
  const ages = [0, 59, 60, 200, 600, 1_570].map((minutes) => minutes * 60_000)
  const formatted = (language: Language) =>
    ages.map((ms) => formatAge(ms, (key, values) => text(key, values, language)))
  expect(formatted('es')).toEqual(['0 min', '59 min', '1 h', '3 h 20 min', '10 h', '26 h'])
  expect(formatted('tr')).toEqual(['0 dk', '59 dk', '1 sa', '3 sa 20 dk', '10 sa', '26 sa'])
})
