import { useWatch, type Control } from 'react-hook-form'
import { usePlaces } from '../../../entities/place/use-places.ts'
import { SelectField, TextAreaField, TextField } from '../../../shared/form/form-fields.tsx'
import { useTexts, type TextKey } from '../../../shared/language/texts.tsx'
import type { DeliveryValues } from './delivery-values.ts'

/** Where an order goes. */
export function DeliveryFields({
  control,
  clear,
}: {
  control: Control<DeliveryValues>
  clear: (name: 'city_id') => void
}) {
  const t = useTexts()
  const departmentId = useWatch({ control, name: 'department_id' })
  const { departments, cities } = usePlaces(departmentId)
  const bound = <Name extends keyof DeliveryValues>(name: Name, label: TextKey) => ({
    control,
    name,
    label: t(label),
  })
  return (
    <div className="ad-form">
      <SelectField
        {...bound('department_id', 'checkout.department')}
        options={departments}
        isLong
        onPicked={() => clear('city_id')}
      />
      <SelectField
        {...bound('city_id', 'checkout.city')}
        options={departmentId ? cities : []}
        isLong
        isLoading={Boolean(departmentId) && cities === undefined}
        help={departmentId ? undefined : t('checkout.city_help')}
      />
      <TextField {...bound('address', 'checkout.address')} maxLength={200} isWide isOptional />
      <TextField {...bound('phone', 'checkout.phone')} type="tel" inputMode="tel" maxLength={24} />
      <TextField {...bound('contact', 'checkout.contact')} maxLength={120} isOptional />
      <TextField {...bound('municipality', 'checkout.municipality')} maxLength={120} isOptional isWide />
      <TextAreaField {...bound('notes', 'checkout.notes')} isOptional />
    </div>
  )
}
