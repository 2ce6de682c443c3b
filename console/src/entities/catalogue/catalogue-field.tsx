import type { CatalogueName } from '@deportivo/contracts/catalogue/list-names'
import type { FieldValues } from 'react-hook-form'
import type { Bound } from '../../shared/form/bound-field.tsx'
import { SelectField, type SelectFieldProps } from '../../shared/form/form-fields.tsx'
import type { Given } from './create-by-name.ts'
import { useCreateRow } from './use-create-row.tsx'

/** One row of a catalogue list. Users who may create rows make one of a name that the list lacks. */
export function CatalogueField<V extends FieldValues>({
  list,
  within,
  ...field
}: Bound<V> &
  Omit<SelectFieldProps, 'onCreate'> & {
    list: CatalogueName
    /** What its rows are within; nothing is created while that is not chosen. */
    within?: Given
  }) {
  const { onCreate, dialog } = useCreateRow(list, within)
  return (
    <>
      <SelectField {...field} onCreate={onCreate} />
      {dialog}
    </>
  )
}
