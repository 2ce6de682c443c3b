import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { show } from '../testing/show.tsx'
import { ChooseColumns } from './choose-columns.tsx'
import type { MappedColumn } from './column-mapping.ts'

afterEach(cleanup)

type Field = 'key' | 'name' | 'brand' | 'price' | 'note'
const FIELDS: readonly Field[] = ['key', 'name', 'brand', 'price', 'note']
const NAMES: Record<Field, string> = {
  key: 'Clave',
  name: 'Nombre',
  brand: 'Marca',
  price: 'Precio',
  note: 'Nota',
}

const FOUND = {
  rows: 3,
  columns: ['Ref', 'Modelo', 'Tope'],
  samples: [
    ['A1', 'Bota', '10'],
    ['A2', 'Bota', ''],
    ['A3', 'Tenis', '20'],
    ['A4', 'Zapato', '30'],
  ],
}

function open(mapping: readonly MappedColumn<Field>[], found = FOUND) {
  const check = vi.fn((_: MappedColumn<Field>[]) => Promise.resolve())
  show(
    <ChooseColumns
      found={{ ...found, mapping }}
      columns={FIELDS}
      needed={['name', 'brand', 'price']}
      insteadOf={{ price: ['note'] }}
      known={{ text: 'Todas existen', keys: [['name', 'brand'], ['key']] }}
      filled={['brand']}
      columnName={(field) => NAMES[field]}
      check={check}
    />,
  )
  return { check, user: userEvent.setup() }
}

const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Revisar' })
const reason = () => {
  const id = button().getAttribute('aria-describedby')
  return id === null ? null : document.getElementById(id)?.textContent
}
const selectOf = (column: string) =>
  screen.getByRole<HTMLSelectElement>('combobox', { name: `Dato de la columna «${column}»` })

test('each column of the file is a row with two of its texts, and a missing field is named beside the button', async () => {
  const { check, user } = open([{ field: 'name', column: 1 }])
  const rows = screen.getAllByRole('row').slice(1)
  expect(rows.map((row) => within(row).getAllByRole('cell')[0]?.textContent)).toEqual([
    'A1 · A2',
    'Bota · Tenis',
    '10 · 20',
  ])
  expect([selectOf('Ref').value, selectOf('Modelo').value]).toEqual(['', 'name'])
  expect([button().disabled, reason()]).toEqual([true, 'Falta: Marca, Precio'])
  expect(screen.getByText('Elija de dónde sale «Precio».')).toBeTruthy()
  await user.selectOptions(selectOf('Tope'), 'price')
  expect(reason()).toBe('Falta: Marca')
  await user.type(screen.getByRole('textbox', { name: 'Marca' }), 'Zancada')
  expect([button().disabled, reason()]).toEqual([false, null])
  await user.click(button())
  await waitFor(() =>
    expect(check).toHaveBeenCalledWith([
      { field: 'name', column: 1 },
      { field: 'brand', text: 'Zancada' },
      { field: 'price', column: 2 },
    ]),
  )
})

test('a column is read for two fields, and a field of another column names it and cannot be chosen', async () => {
  const { check, user } = open([
    { field: 'name', column: 1 },
    { field: 'brand', column: 1, text: 'Genérica' },
    { field: 'note', text: 'De temporada' },
  ])
  const taken = within(selectOf('Ref')).getByRole<HTMLOptionElement>('option', {
    name: 'Nombre (de «Modelo»)',
  })
  expect(taken.disabled).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Usar la columna «Modelo» para otro dato' }))
  const added = screen.getAllByRole('combobox', { name: 'Otro dato de la columna «Modelo»' }).at(-1)
  expect(document.activeElement).toBe(added)
  await user.selectOptions(added as HTMLSelectElement, 'price')
  const other = screen.getAllByRole('combobox', { name: 'Otro dato de la columna «Modelo»' })[0]
  await user.selectOptions(other as HTMLSelectElement, '')
  // Its text for blank cells waits for it.
  await user.selectOptions(selectOf('Ref'), 'brand')
  const blank = screen.getByRole<HTMLInputElement>('textbox', { name: 'Marca si la celda está vacía' })
  expect(blank.value).toBe('Genérica')
  await user.clear(blank)
  await user.type(blank, 'Propia')
  await user.click(button())
  await waitFor(() =>
    expect(check).toHaveBeenCalledWith([
      { field: 'name', column: 1 },
      { field: 'brand', column: 0, text: 'Propia' },
      { field: 'price', column: 1 },
      { field: 'note', text: 'De temporada' },
    ]),
  )
})

test('fields that nothing needs fold, except one that had a text', () => {
  open([{ field: 'note', text: 'De temporada' }])
  const isFolded = (name: string) => screen.getByLabelText(name).closest('details') !== null
  expect(['Nombre', 'Precio', 'Nota', 'Clave'].map(isFolded)).toEqual([false, false, false, true])
  // One field stands in for another.
  expect(reason()).toBe('Falta: Nombre, Marca')
})

/** The file has so many columns more, which nothing is read from. */
const withOthers = (count: number) => ({
  ...FOUND,
  columns: [...FOUND.columns, ...Array.from({ length: count }, (_, at) => `Otra ${at}`)],
})
const COMPLETE: readonly MappedColumn<Field>[] = [
  { field: 'name', column: 1 },
  { field: 'brand', text: 'Zancada' },
  { field: 'price', column: 2 },
]
const folded = () => screen.queryByText(/^Columnas que no se usan/)?.closest('details')

test('many columns that nothing is read from fold, and one that is chosen stays where it is', async () => {
  const { user } = open(COMPLETE, withOthers(6))
  expect(screen.getByText('Columnas que no se usan: 7')).toBeTruthy()
  expect(folded()?.open).toBe(false)
  const isFolded = (column: string) => folded()?.contains(selectOf(column))
  expect(['Ref', 'Modelo', 'Tope', 'Otra 5'].map(isFolded)).toEqual([true, false, false, true])
  await user.selectOptions(selectOf('Ref'), 'key')
  expect([isFolded('Ref'), folded()?.open]).toEqual([true, false])
})

test('few of them do not fold, nor is one hidden that a needed field may be in', () => {
  open(COMPLETE, withOthers(5))
  expect(folded()).toBeUndefined()
  cleanup()
  open(COMPLETE.slice(0, 2), withOthers(6))
  expect(folded()?.open).toBe(true)
})

test('a file that only changes what exists needs what finds it', async () => {
  const { check, user } = open([{ field: 'price', column: 2 }])
  await user.click(screen.getByRole('checkbox', { name: 'Todas existen' }))
  expect(reason()).toBe('Falta: Clave')
  await user.selectOptions(selectOf('Ref'), 'key')
  await user.click(button())
  await waitFor(() =>
    expect(check).toHaveBeenCalledWith([
      { field: 'key', column: 0 },
      { field: 'price', column: 2 },
    ]),
  )
})
