import { expect, test } from 'vitest'
import { csvOf } from './csv.ts'

const lines = (...cells: Parameters<typeof csvOf>[0][number]) => csvOf([cells]).slice(1)

test('accents, figures and instants are read by a spreadsheet in Spanish', () => {
  expect(csvOf([]).startsWith('\uFEFF')).toBe(true)
  expect(lines('Niño; talla 30', 1_234_567, new Date('2026-11-20T09:12:00Z'), null)).toBe(
    '"Niño; talla 30";1234567;2026-11-20 09:12;\r\n',
  )
  expect(lines('dijo "hola"\ny se fue')).toBe('"dijo ""hola""\ny se fue"\r\n')
})

test('no text that a person typed becomes a formula, a figure below zero stays a figure', () => {
  for (const typed of ['=1+1', '+57 300', '-2', '@SUM(A1)', '\t=1+1', ' =1+1', '\r=1'])
    expect(lines(typed).replace(/^"/, '')[0]).toBe("'")
  expect(lines(-5_000)).toBe('-5000\r\n')
})
