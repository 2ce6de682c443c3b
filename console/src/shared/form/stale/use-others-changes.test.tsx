import { act, renderHook } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { expect, it } from 'vitest'
import { useOthersChanges } from './use-others-changes.ts'

interface Values {
  amount: number
  note: string
  register?: number
}

it('a field follows what another user changed, unless it was typed into; what was preset stays', () => {
  const { result, rerender } = renderHook(
    (values: Values) => {
      const form = useForm<Values>({ defaultValues: values })
      useOthersChanges(form, values)
      return form
    },
    { initialProps: { amount: 90, note: '' } },
  )
  for (const name of ['amount', 'note', 'register'] as const) result.current.register(name)
  act(() => {
    result.current.setValue('note', 'Llamar antes', { shouldDirty: true })
    result.current.setValue('register', 7)
  })
  rerender({ amount: 50, note: 'Otra nota' })
  expect(result.current.getValues()).toEqual({ amount: 50, note: 'Llamar antes', register: 7 })
})
