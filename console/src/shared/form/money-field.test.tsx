import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { beforeEach, expect, it, vi } from 'vitest'
import { show } from '../testing/show.tsx'
import { MoneyField } from './money-field.tsx'

const send = vi.fn()
beforeEach(() => send.mockClear())

function Amount({ refusal }: { refusal?: string }) {
  const [isShown, setShown] = useState(true)
  const { control } = useForm<{ amount: number | null }>({ defaultValues: { amount: null } })
  const amount = useWatch({ control, name: 'amount' })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        send(amount)
      }}
    >
      {isShown && <MoneyField control={control} name="amount" label="Valor" refusal={refusal} />}
      <button type="button" onClick={() => setShown(false)}>
        Ocultar
      </button>
      <button type="submit">Enviar</button>
    </form>
  )
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Valor' })
const note = () => screen.queryByText(/Los pesos no tienen centavos/)?.textContent ?? null

it.each([
  ['$ 984.700,50', '$ 984.700'],
  ['984700,50', '$ 984.700'],
  ['984,700.50', '$ 984.700'],
])('cents typed as %s are left out with a note, and never become pesos', async (typed, shown) => {
  show(<Amount />)
  await userEvent.type(field(), typed)
  await userEvent.tab()
  expect([field().value, note()]).toEqual([shown, 'Los pesos no tienen centavos: se toman $\u00a0984.700.'])
})

it.each(['984.700,50', '984,700.50'])('cents pasted as %s are left out with a note', async (pasted) => {
  show(<Amount />)
  await userEvent.type(field(), '120.000')
  field().select()
  await userEvent.paste(pasted)
  expect(note()).toContain('984.700')
  fireEvent.blur(field())
  expect(field().value).toBe('$ 984.700')
})

it('whole pesos with marks typed by the user, added to or shortened are no cents', async () => {
  show(<Amount />)
  await userEvent.type(field(), '389.900')
  expect([field().value, note()]).toEqual(['$ 389.900', null])
  await userEvent.type(field(), '0')
  expect(field().value).toBe('$ 3.899.000')
  await userEvent.type(field(), '{Backspace}{Backspace}')
  expect([field().value, note()]).toEqual(['$ 38.990', null])
})

it('Enter shows that cents are left out before the amount is sent', async () => {
  show(<Amount />)
  await userEvent.type(field(), '984.50{Enter}')
  expect(send).not.toHaveBeenCalled()
  expect([field().value, note()]).toEqual(['$ 984', 'Los pesos no tienen centavos: se toman $\u00a0984.'])
  await userEvent.type(field(), '{Enter}')
  expect(send).toHaveBeenCalledWith(984)
})

it.each([
  ['0,99', '$ 0', 0],
  ['1.000.00', '$ 1.000', 1_000],
  ['1.00', '$ 1', 1],
])('digits that are left out of %s are explained, and Enter waits', async (typed, shown, pesos) => {
  show(<Amount />)
  await userEvent.type(field(), `${typed}{Enter}`)
  expect(send).not.toHaveBeenCalled()
  expect([field().value, note()]).toEqual([
    shown,
    `Los pesos no tienen centavos: se toman ${shown.replace(' ', '\u00a0')}.`,
  ])
  await userEvent.type(field(), '{Enter}')
  expect(send).toHaveBeenCalledWith(pesos)
})

it('zero cents of another notation need no note', async () => {
  show(<Amount />)
  await userEvent.type(field(), '1.000,00')
  await userEvent.tab()
  expect([field().value, note()]).toEqual(['$ 1.000', null])
})

it('what was taken is explained beside what is wrong with it, and both describe the field', async () => {
  show(<Amount refusal="Debe ser mayor que cero." />)
  await userEvent.type(field(), '0,99')
  await userEvent.tab()
  expect(note()).toContain('se toman $\u00a00.')
  const described = field().getAttribute('aria-describedby')?.split(' ') ?? []
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'Debe ser mayor que cero.',
    note(),
  ])
})

const error = () => document.querySelector('.ad-field__error')?.textContent ?? null

it.each([
  ['-5000', '-5000', 'sin signos ni letras'],
  ['1e6', '$ 1e6', 'sin signos ni letras'],
  ['5 mil', '$ 5mil', 'sin signos ni letras'],
  ['12.50.000', '$ 12.50.000', 'no separan miles'],
])('%s stays as it is typed, is explained, and is sent as no amount', async (typed, shown, words) => {
  show(<Amount />)
  await userEvent.type(field(), `${typed}{Enter}`)
  expect(send).not.toHaveBeenCalled()
  await userEvent.tab()
  expect([field().value, field().getAttribute('aria-invalid')]).toEqual([shown, 'true'])
  expect(error()).toContain(words)
  expect(error()).toContain(`«${shown.replace(' ', '\u00a0')}»`)
  await userEvent.click(screen.getByRole('button', { name: 'Enviar' }))
  expect(send).toHaveBeenCalledWith(NaN)
})

it('a sign before an amount that is there already is refused, and taken away again it is the amount', async () => {
  show(<Amount />)
  await userEvent.type(field(), '5000')
  await userEvent.type(field(), '-', { initialSelectionStart: 0 })
  expect([field().value, error() !== null]).toEqual(['-$ 5.000', true])
  await userEvent.type(field(), '{Backspace}', { initialSelectionStart: 1 })
  expect([field().value, error()]).toEqual(['$ 5.000', null])
})

it('more digits than a number distinguishes are not rounded', async () => {
  show(<Amount />)
  await userEvent.type(field(), '123456789012345678')
  expect(field().value.replace(/\D/g, '')).toBe('123456789012345678')
  expect(error()).toBe('Es demasiado: como máximo $\u00a0999.999.999.999.999.')
  await userEvent.type(field(), '{Backspace}{Backspace}{Backspace}')
  expect([field().value, error()]).toEqual(['$ 123.456.789.012.345', null])
})

it.each(['984\n700', '5000\t6000', '5000 6000'])(
  'several numbers that are pasted become none: %j',
  async (pasted) => {
    show(<Amount />)
    field().focus()
    await userEvent.paste(pasted)
    expect(error()).toContain('Revise: «')
    await userEvent.click(screen.getByRole('button', { name: 'Enviar' }))
    expect(send).toHaveBeenCalledWith(NaN)
  },
)

it('what is no amount goes with its field', async () => {
  show(<Amount />)
  await userEvent.type(field(), '5x')
  await userEvent.click(screen.getByRole('button', { name: 'Ocultar' }))
  await userEvent.click(screen.getByRole('button', { name: 'Enviar' }))
  expect(send).toHaveBeenCalledWith(null)
})
