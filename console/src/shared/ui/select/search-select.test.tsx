import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { createStore, useStore } from '../../state/store.ts'
import { show } from '../../testing/show.tsx'
import { Select } from './search-select.tsx'

const CITIES = [
  'Bogotá',
  'Cali',
  'Chía',
  'Cúcuta',
  'Ibagué',
  'Leticia',
  'Medellín',
  'Neiva',
  'Pasto',
  'Popayán',
  'Tunja',
]
const optionsOf = (names: readonly string[]) =>
  names.map((label, index) => ({ value: String(index + 1), label }))

function City({ names, isLong = false }: { names: readonly string[]; isLong?: boolean }) {
  const [value, setValue] = useState('')
  return (
    <>
      <Select
        aria-label="Ciudad"
        isLong={isLong}
        options={optionsOf(names)}
        value={value}
        emptyLabel={names.length === 0 ? 'Cargando…' : 'Todas'}
        onChange={setValue}
      />
      <output>{value}</output>
    </>
  )
}

const known = createStore<readonly string[]>([])
const LiveCity = ({ isLong = false }: { isLong?: boolean }) => (
  <City names={useStore(known)} isLong={isLong} />
)
const arrive = (names: readonly string[]) => act(() => known.set(names))

const shown = () => screen.getAllByRole('option').map(({ textContent }) => textContent)
const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Ciudad' })

test("the sign of the browser's own select has no name for screen readers", () => {
  show(<City names={CITIES.slice(0, 3)} />)
  const sign = screen.getByRole('combobox', { name: 'Ciudad' }).nextElementSibling
  expect(sign?.getAttribute('aria-hidden')).toBe('true')
  expect(document.querySelector('svg title')).toBeNull()
})

test('a long list is searched without accents, and chosen from with arrows and Enter', async () => {
  show(<City names={CITIES} />)
  const user = userEvent.setup()
  await user.click(box())
  expect(shown()).toEqual(['Todas', ...CITIES])
  await user.keyboard('cu')
  expect(shown()).toEqual(['Cúcuta'])
  await user.clear(box())
  await user.keyboard('ti')
  expect(shown()).toEqual(['Leticia'])
  await user.clear(box())
  await user.keyboard('c{ArrowDown}')
  expect(shown()).toEqual(['Cali', 'Chía', 'Cúcuta', 'Leticia'])
  expect(document.getElementById(box().getAttribute('aria-activedescendant') ?? '')?.textContent).toBe('Chía')
  await user.keyboard('{Enter}')
  expect(box().value).toBe('Chía')
  expect(screen.getByRole('status').textContent).toBe('3')
  expect(screen.queryByRole('listbox')).toBeNull()
})

test('an option is found by its other names, and then shows by which', async () => {
  const options = [
    ...optionsOf(CITIES),
    { value: '13468', label: 'Santa Cruz de Mompox', also: ['Mompós'] },
    { value: '54001', label: 'San José de Cúcuta', also: ['Cúcuta'] },
  ]
  const choose = vi.fn()
  show(<Select aria-label="Ciudad" options={options} value="" emptyLabel="Todas" onChange={choose} />)
  const user = userEvent.setup()
  await user.click(box())
  await user.keyboard('mompos')
  expect(shown()).toEqual(['Santa Cruz de Mompox · Mompós'])
  await user.keyboard('{Enter}')
  expect(choose).toHaveBeenCalledWith('13468')
  await user.clear(box())
  await user.keyboard('cuc')
  expect(shown()).toEqual(['Cúcuta', 'San José de Cúcuta'])
})

test('Escape and leaving give up what was typed, and the first entry chooses nothing again', async () => {
  show(<City names={CITIES} />)
  const user = userEvent.setup()
  await user.click(box())
  await user.click(screen.getByRole('option', { name: 'Cali' }))
  await user.clear(box())
  await user.keyboard('zzz')
  expect(shown()).toEqual(['Nada coincide.'])
  await user.keyboard('{Enter}{Escape}')
  expect(box().value).toBe('Cali')
  await user.type(box(), 'x')
  await user.tab()
  expect([box().value, screen.getByRole('status').textContent]).toEqual(['Cali', '2'])
  await user.click(box())
  await user.click(screen.getByRole('option', { name: 'Todas' }))
  expect([box().value, screen.getByRole('status').textContent]).toEqual(['', ''])
})

test('a list of ten is the browser’s own', async () => {
  show(<City names={CITIES.slice(0, 10)} />)
  expect(box().tagName).toBe('SELECT')
  await userEvent.selectOptions(box(), 'Cali')
  expect(screen.getByRole('status').textContent).toBe('2')
})

test('a list that grows beyond ten while the user is in it stays the browser’s own until they leave', async () => {
  known.set(CITIES.slice(0, 10))
  show(<LiveCity />)
  const user = userEvent.setup()
  await user.tab()
  const native = box()
  arrive(CITIES)
  expect([box() === native, document.activeElement === native]).toEqual([true, true])
  await user.selectOptions(native, 'Tunja')
  expect(screen.getByRole('status').textContent).toBe('11')
  await user.tab()
  expect([box().tagName, box().value]).toEqual(['INPUT', 'Tunja'])
})

test('a searched list that shrinks while it is typed into is searched until it is left', async () => {
  known.set(CITIES)
  show(<LiveCity />)
  const user = userEvent.setup()
  await user.click(box())
  await user.keyboard('cal')
  arrive(CITIES.slice(0, 10))
  await user.keyboard('{Enter}')
  expect([box().value, document.activeElement === box()]).toEqual(['Cali', true])
  await user.tab()
  expect(box().tagName).toBe('SELECT')
})

test('a list whose entries arrive later is searched as soon as they are many', () => {
  known.set([])
  show(<LiveCity />)
  arrive(CITIES)
  expect(box().tagName).toBe('INPUT')
})

test('a long list of which one is always chosen has no entry for nothing', async () => {
  const choose = vi.fn()
  show(<Select aria-label="Ciudad" options={optionsOf(CITIES)} value="2" onChange={choose} />)
  await userEvent.click(box())
  expect([box().value, shown()]).toEqual(['Cali', CITIES])
  await userEvent.click(screen.getByRole('option', { name: 'Tunja' }))
  expect(choose).toHaveBeenCalledWith('11')
})

test('a list known to be long is searched before its entries arrive, and keeps the focus and what was typed', async () => {
  known.set([])
  show(<LiveCity isLong />)
  const user = userEvent.setup()
  await user.tab()
  const searched = box()
  await user.keyboard('cal')
  expect(shown()).toEqual(['Cargando…'])
  arrive(CITIES)
  expect([box() === searched, document.activeElement === searched]).toEqual([true, true])
  await user.keyboard('{Enter}')
  expect(box().value).toBe('Cali')
})

const created: string[] = []

/** A select whose user may create: a name becomes an option once the test lets it. */
function NewCity({ names, isLoading = false }: { names: readonly string[]; isLoading?: boolean }) {
  const [all, setAll] = useState(names)
  const [value, setValue] = useState('')
  const create = async (name: string) => {
    created.push(name)
    await reply()
    setAll((now) => [...now, name])
    setValue(String(all.length + 1))
  }
  return (
    <>
      <Select
        aria-label="Ciudad"
        options={optionsOf(all)}
        isLoading={isLoading}
        value={value}
        emptyLabel="Seleccione…"
        onChange={setValue}
        onCreate={create}
      />
      <output>{value}</output>
    </>
  )
}

let reply: () => Promise<void> = () => Promise.resolve()

test('a name that no option has is offered below those that match, and created by the keyboard alone', async () => {
  created.length = 0
  let arrived = () => undefined as void
  reply = () => new Promise((resolve) => (arrived = resolve))
  show(<NewCity names={CITIES.slice(0, 3)} />)
  const user = userEvent.setup()
  await user.tab()
  expect(box().tagName).toBe('INPUT')
  await user.keyboard('  ca  ')
  expect(shown()).toEqual(['Cali', 'Crear «ca»'])
  await user.clear(box())
  await user.keyboard('  Santa   Marta ')
  expect(shown()).toEqual(['Crear «Santa Marta»'])
  await user.keyboard('{Enter}')
  expect([created, screen.queryByRole('listbox')]).toEqual([['Santa Marta'], null])
  // Until it is there, its name stands in the field, and nothing else can be begun.
  expect([box().value, box().readOnly, box().getAttribute('aria-busy')]).toEqual([
    'Santa Marta',
    true,
    'true',
  ])
  await user.keyboard('{ArrowDown}{Enter}x')
  expect([created.length, screen.queryByRole('listbox')]).toEqual([1, null])
  await act(async () => arrived())
  expect([box().value, screen.getByRole('status').textContent, box().readOnly]).toEqual([
    'Santa Marta',
    '4',
    false,
  ])
})

test('a name that an option has is never offered, whatever its accents, capitals and gaps', async () => {
  show(<NewCity names={['Bogotá', 'Santa Marta']} />)
  const user = userEvent.setup()
  await user.click(box())
  for (const typed of ['BOGOTA', ' bogotá ', 'santa  MARTA']) {
    await user.clear(box())
    await user.keyboard(typed)
    expect(shown().join()).not.toContain('Crear')
  }
  await user.clear(box())
  await user.keyboard('bogota d')
  expect(shown()).toEqual(['Crear «bogota d»'])
})

test('arrows reach the offer, which is not taken by Enter while an option matches', async () => {
  created.length = 0
  reply = () => Promise.resolve()
  show(<NewCity names={CITIES.slice(0, 3)} />)
  const user = userEvent.setup()
  await user.click(box())
  await user.keyboard('cal{Enter}')
  expect([created, screen.getByRole('status').textContent]).toEqual([[], '2'])
  await user.clear(box())
  await user.keyboard('cal{ArrowDown}')
  expect(document.getElementById(box().getAttribute('aria-activedescendant') ?? '')?.textContent).toBe(
    'Crear «cal»',
  )
  await user.keyboard('{Enter}')
  expect(created).toEqual(['cal'])
})

test('nothing is offered while the options are searched, nor of nothing', async () => {
  show(<NewCity names={CITIES.slice(0, 3)} isLoading />)
  const user = userEvent.setup()
  await user.click(box())
  await user.keyboard('Santa')
  expect(shown()).toEqual(['Buscando…'])
  await user.clear(box())
  await user.keyboard('   ')
  expect(shown()).toEqual(['Seleccione…', 'Bogotá', 'Cali', 'Chía'])
})
