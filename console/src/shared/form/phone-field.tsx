import type { Control, FieldValues, Path } from 'react-hook-form'
import { TextField } from './form-fields.tsx'

/** A phone number, with the keys for it on a phone. `label` names its owner. */
export function PhoneField<V extends FieldValues & { phone: string | null }>({
  control,
  label,
  isOptional = false,
}: {
  control: Control<V>
  label: string
  isOptional?: boolean
}) {
  return (
    <TextField
      control={control}
      name={'phone' as Path<V>}
      label={label}
      type="tel"
      inputMode="tel"
      maxLength={24}
      isOptional={isOptional}
    />
  )
}
