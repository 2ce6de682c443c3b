import type { TSchema } from 'typebox'
import type { Control } from 'react-hook-form'
import { ColourField } from '../../shared/form/colour-field.tsx'
import { SelectField, TextField } from '../../shared/form/form-fields.tsx'
import { NumberField } from '../../shared/form/number-field.tsx'
import { useTexts } from '../../shared/language/texts.tsx'
import { useList } from '../../shared/net/use-list.ts'
import { CATALOGUE_FORMS } from './catalogue.forms.ts'
import type { CatalogueField } from './fields.ts'
import type { CatalogueScreen } from './screens.tsx'

export type RowValues = Record<string, unknown>

interface Bound {
  control: Control<RowValues>
  name: string
  label: string
}

function ChoiceField({ list, ...bound }: Bound & { list: NonNullable<CatalogueField['of']>['list'] }) {
  const { rows } = useList(list, {})
  return <SelectField {...bound} options={rows} />
}

/** The fields of a row, each by its kind. */
export function RowFields({ screen, control }: { screen: CatalogueScreen; control: Control<RowValues> }) {
  const t = useTexts()
  const schemas: Record<string, TSchema & { maxLength?: number }> =
    CATALOGUE_FORMS[screen.name].schema.properties
  return screen.fields
    .filter(({ isComputed }) => !isComputed)
    .map(({ name, label, kind, of }, index) => {
      const bound = { control, name, label: t(label) }
      if (of) return <ChoiceField key={name} {...bound} list={of.list} />
      if (kind === 'number') return <NumberField key={name} {...bound} />
      if (kind === 'colour') return <ColourField key={name} {...bound} />
      const { maxLength } = schemas[name] ?? {}
      return <TextField key={name} {...bound} autoFocus={index === 0} {...(maxLength ? { maxLength } : {})} />
    })
}
