import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { show } from '../../shared/testing/show.tsx'
import { SizeMatrix, type Quantities } from './size-matrix.tsx'

const SIZES = [
  { id: 38, name: '38' },
  { id: 39, name: '39' },
  { id: 9, name: 'INT', isApart: true },
]
const ROWS = [
  {
    id: 1,
    name: 'Principal',
    available: new Map([
      [38, 5],
      [39, 2],
      [9, 4],
    ]),
  },
  {
    id: 2,
    name: 'Local',
    available: new Map([
      [38, 1],
      [39, 0],
    ]),
  },
]

function Grid({ onFill, onSubmit }: { onFill?: (row: number) => void; onSubmit?: () => void }) {
  const [quantities, setQuantities] = useState<Quantities>({})
  return (
    <SizeMatrix
      caption="Zancada"
      rowsLabel="Bodega"
      sizes={SIZES}
      rows={ROWS}
      quantities={quantities}
      onChange={(changed) => setQuantities((now) => ({ ...now, ...changed }))}
      {...(onFill ? { onFill } : {})}
      {...(onSubmit ? { onSubmit } : {})}
    />
  )
}

const cell = (name: string) => screen.getByLabelText<HTMLInputElement>(name)

test('arrows and Enter move through the grid, digits type', async () => {
  show(<Grid />)
  await userEvent.click(cell('Principal, talla 38, 5 disponibles'))
  await userEvent.keyboard('3{Enter}')
  expect(document.activeElement).toBe(cell('Local, talla 38, 1 disponible'))
  await userEvent.keyboard('{ArrowUp}{ArrowRight}2')
  expect(cell('Principal, talla 38, 5 disponibles').value).toBe('3')
  expect(cell('Principal, talla 39, 2 disponibles').value).toBe('2')
})

test('a size that is sold out cannot be typed into, and is marked as such for a screen reader', () => {
  show(<Grid />)
  expect(cell('Local, talla 39, sin existencias').disabled).toBe(true)
})

test('international units stand in the grid and in no total', async () => {
  show(<Grid />)
  await userEvent.type(cell('Principal, talla 38, 5 disponibles'), '2')
  await userEvent.type(cell('Principal, talla INT, 4 disponibles'), '4')
  const foot = [...document.querySelectorAll('tfoot td')].map((total) => total.textContent)
  expect(foot).toEqual(['2', '0', '4', '2'])
})

test('more than there is is marked', async () => {
  show(<Grid />)
  await userEvent.type(cell('Principal, talla 39, 2 disponibles'), '3')
  expect(cell('Principal, talla 39, 2 disponibles').getAttribute('aria-invalid')).toBe('true')
})

test('a row of a spreadsheet is pasted from its cell on; one number is typed like any other', async () => {
  show(<Grid />)
  await userEvent.click(cell('Principal, talla 38, 5 disponibles'))
  await userEvent.paste('2\t1\t3\r\n9\t9\t9')
  const foot = () => [...document.querySelectorAll('tfoot td')].map((total) => total.textContent)
  expect(foot()).toEqual(['2', '1', '3', '3'])
  await userEvent.click(cell('Local, talla 38, 1 disponible'))
  await userEvent.paste('1;4')
  // What the store doesn't have can be pasted, and is marked.
  expect(foot()).toEqual(['3', '5', '3', '8'])
  expect(cell('Local, talla 39, sin existencias').getAttribute('aria-invalid')).toBe('true')
  await userEvent.click(cell('Principal, talla 39, 2 disponibles'))
  await userEvent.paste('2')
  expect(foot()).toEqual(['3', '6', '3', '9'])
})

test('Ctrl+D asks for the usual run of the row, Ctrl+Enter submits, Escape empties', async () => {
  const filled: number[] = []
  let submits = 0
  show(<Grid onFill={(row) => filled.push(row)} onSubmit={() => submits++} />)
  await userEvent.click(cell('Principal, talla 38, 5 disponibles'))
  await userEvent.keyboard('4{Control>}d{/Control}{Control>}{Enter}{/Control}')
  expect(filled).toEqual([1])
  expect(submits).toBe(1)
  await userEvent.keyboard('{Escape}')
  expect(cell('Principal, talla 38, 5 disponibles').value).toBe('')
})

test('a row of a spreadsheet can be pasted', async () => {
  show(<Grid />)
  await userEvent.click(cell('Principal, talla 38, 5 disponibles'))
  await userEvent.paste('1\t2')
  expect(cell('Principal, talla 38, 5 disponibles').value).toBe('1')
  expect(cell('Principal, talla 39, 2 disponibles').value).toBe('2')
})
