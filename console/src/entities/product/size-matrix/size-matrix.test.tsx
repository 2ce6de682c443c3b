import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { show } from '../../../shared/testing/show.tsx'
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
      most={10_000}
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

test('rows of a spreadsheet are pasted from a cell on; one number is typed like any other', async () => {
  show(<Grid />)
  await userEvent.click(cell('Principal, talla 38, 5 disponibles'))
  await userEvent.paste('2\t1\t3\r\n1\t4\r\n')
  const foot = () => [...document.querySelectorAll('tfoot td')].map((total) => total.textContent)
  // What the store doesn't have can be pasted, and is marked.
  expect(foot()).toEqual(['3', '5', '3', '8'])
  expect(cell('Local, talla 39, sin existencias').getAttribute('aria-invalid')).toBe('true')
  await userEvent.click(cell('Principal, talla 39, 2 disponibles'))
  await userEvent.paste('2')
  expect(foot()).toEqual(['3', '6', '3', '9'])
})

test.each([
  ['a third store', '1\t2\r\n1\t2\r\n1\t2'],
  ['a fourth size', '1\t2\t3\t4'],
  ['a size that its store does not have', '1\t2\t3\r\n1\t2\t3'],
])('nothing is pasted where a number would be lost: %s', async (_, copied) => {
  show(<Grid />)
  await userEvent.click(cell('Principal, talla 38, 5 disponibles'))
  await userEvent.paste(copied)
  expect(screen.getByRole('alert').textContent).toBe(
    'No se pegó nada: lo copiado no cabe desde esta casilla.',
  )
  expect(cell('Principal, talla 38, 5 disponibles').value).toBe('')
  // Empty cells around them are no numbers.
  await userEvent.paste('1\t2\t3\t\r\n1\t2\t0\r\n\t\t')
  expect(screen.queryByRole('alert')).toBeNull()
  expect([...document.querySelectorAll('tfoot td')].map((total) => total.textContent)).toEqual([
    '2',
    '4',
    '3',
    '6',
  ])
})

test('a row with anything but whole numbers is not pasted, and the note names what to check', async () => {
  show(<Grid />)
  await userEvent.click(cell('Principal, talla 38, 5 disponibles'))
  await userEvent.paste('1\tabc\t-3')
  expect(screen.getByRole('alert').textContent).toBe(
    'No se pegó nada. Solo números enteros de 0 a 10.000. Revise: «abc», «-3»',
  )
  expect([...document.querySelectorAll('tfoot td')].map((total) => total.textContent)).toEqual([
    '0',
    '0',
    '0',
    '0',
  ])
  // An empty cell of the row is an empty size.
  await userEvent.paste('1\t\t3')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(cell('Principal, talla 38, 5 disponibles').value).toBe('1')
  expect(cell('Principal, talla 39, 2 disponibles').value).toBe('')
})

test('what is typed and no whole number is in no sum, and Escape empties it', async () => {
  show(<Grid />)
  await userEvent.type(cell('Principal, talla 38, 5 disponibles'), '1.5')
  expect(cell('Principal, talla 38, 5 disponibles').value).toBe('1.5')
  expect([...document.querySelectorAll('tfoot td')].map((total) => total.textContent)).toEqual([
    '0',
    '0',
    '0',
    '0',
  ])
  await userEvent.keyboard('{Escape}')
  expect(cell('Principal, talla 38, 5 disponibles').value).toBe('')
  expect(screen.queryByRole('alert')).toBeNull()
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
