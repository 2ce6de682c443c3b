import type { CatalogueName } from '@deportivo/contracts/catalogue/list-names'
import { Field } from '../../shared/form/field.tsx'
import { useCreatedOption } from '../../shared/form/use-created-option.ts'
import { useTexts } from '../../shared/language/texts.tsx'
import type { Option } from '../../shared/ui/controls/filter-select.tsx'
import { Select } from '../../shared/ui/select/search-select.tsx'
import { useCreateRow } from './use-create-row.tsx'

/** As `CatalogueField`, in a dialog whose fields are no contract's form. */
export function CatalogueChoice({
  list,
  label,
  value,
  options,
  error,
  isOptional = false,
  onChange,
}: {
  list: CatalogueName
  label: string
  value: string
  options: readonly Option[] | undefined
  error?: string | undefined
  isOptional?: boolean
  onChange: (value: string) => void
}) {
  const t = useTexts()
  const { onCreate, dialog } = useCreateRow(list)
  const { fault, createAnd, clearFault } = useCreatedOption(onCreate)
  const choose = (chosen: string) => {
    clearFault()
    onChange(chosen)
  }
  return (
    <>
      <Field label={label} error={fault ?? error} isOptional={isOptional}>
        {(control) => (
          <Select
            {...control}
            value={value}
            options={options ?? []}
            isLoading={options === undefined}
            emptyLabel={options === undefined ? t('common.loading') : t('form.choose')}
            onCreate={createAnd((id) => choose(String(id)))}
            onChange={choose}
          />
        )}
      </Field>
      {dialog}
    </>
  )
}
