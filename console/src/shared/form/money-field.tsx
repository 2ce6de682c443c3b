import { useEffect, useRef } from 'react'
import { useController, type FieldValues } from 'react-hook-form'
import { BoundField, type Bound } from './bound-field.tsx'
import { useMoneyText } from './use-money-text.tsx'

/** What is no amount goes with its field: hidden, it would refuse its form without a visible reason. */
function useClearedFault({ value, onChange }: { value: unknown; onChange: (pesos: null) => void }) {
  const last = useRef({ value, onChange })
  useEffect(() => {
    last.current = { value, onChange }
  })
  useEffect(
    () => () => {
      if (Number.isNaN(last.current.value)) last.current.onChange(null)
    },
    [],
  )
}

/** Whole pesos; separators appear while typing. `refusal` is what only the form as a whole knows to be wrong. */
export function MoneyField<V extends FieldValues>(field: Bound<V> & { refusal?: string | undefined }) {
  const { field: bound } = useController(field)
  useClearedFault(bound)
  const { input, ...words } = useMoneyText(bound.value, bound.onChange, bound.onBlur)
  return (
    <BoundField {...field} {...words}>
      {(control) => <input {...control} {...input} placeholder="$ 0" />}
    </BoundField>
  )
}
