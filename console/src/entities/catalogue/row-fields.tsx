import { INTERNATIONAL_SIZE_ID, sizes } from '@deportivo/contracts/catalogue/lists'
import { CATALOGUE_NAMES } from '@deportivo/contracts/catalogue/list-names'
import type { TSchema } from 'typebox'
import type { ComponentType } from 'react'
import { useWatch, type Control } from 'react-hook-form'
import { ColourField } from '../../shared/form/colour-field.tsx'
import {
  CheckField,
  OptionField,
  SelectField,
  TextField,
  type IdOption,
} from '../../shared/form/form-fields.tsx'
import { NumberField } from '../../shared/form/number-field.tsx'
import { TogglesField } from '../../shared/form/toggles-field.tsx'
import { useTexts } from '../../shared/language/texts.tsx'
import { useList } from '../../shared/net/use-list.ts'
import { useCreateByName } from './create-by-name.ts'
import { CATALOGUE_FORMS } from './catalogue.forms.ts'
import type { CatalogueField } from './fields.ts'
import { optionKey } from './option-key.ts'
import { CATALOGUE_RECORDS, type CatalogueRecord } from './records.ts'
import { NamedRunsField } from './named-runs-field.tsx'
import { SizeRunField } from './size-run-field.tsx'

export type RowValues = Record<string, unknown>

interface Bound {
  control: Control<RowValues>
  name: string
  label: string
}

type Chosen = Bound & { list: NonNullable<CatalogueField['of']>['list'] }

const useRows = (list: Chosen['list']) => useList(list, {}).rows as IdOption[] | undefined

const nameOf = (list: Chosen['list']) =>
  CATALOGUE_NAMES.find((name) => CATALOGUE_RECORDS[name].contracts.list === list)

function ChoiceField({ list, ...bound }: Chosen) {
  const onCreate = useCreateByName(nameOf(list))
  return <SelectField {...bound} options={useRows(list)} onCreate={onCreate} />
}

function ChoicesField({ list, ...bound }: Chosen) {
  const chosen = useWatch({ control: bound.control, name: bound.name }) as readonly number[] | null
  // The international size is of no category; one that has it since earlier releases can give it up.
  const isOffered = ({ id }: IdOption) =>
    list !== sizes.list || id !== INTERNATIONAL_SIZE_ID || chosen?.includes(id)
  return <TogglesField {...bound} options={useRows(list)?.filter(isOffered)} />
}

/** Amounts of what another field has chosen, in the order of its list. */
function ChosenAmounts({ list, of, kind, ...bound }: Chosen & { of: string; kind: CatalogueField['kind'] }) {
  const chosen = useWatch({ control: bound.control, name: of }) as readonly number[] | null
  const rows = useRows(list)?.filter(({ id }) => chosen?.includes(id))
  const Field = kind === 'runs' ? NamedRunsField : SizeRunField
  return <Field {...bound} options={rows} />
}

type FieldProps = Bound & {
  record: CatalogueRecord
  field: CatalogueField
  autoFocus: boolean
}

function Amounts({ record, field, ...bound }: Bound & Pick<FieldProps, 'record' | 'field'>) {
  const list = record.fields.find(({ name }) => name === field.amountsOf)?.of?.list
  return list && field.amountsOf ? (
    <ChosenAmounts {...bound} list={list} of={field.amountsOf} kind={field.kind} />
  ) : null
}

const PLAIN_FIELDS: Readonly<Partial<Record<CatalogueField['kind'], ComponentType<Bound>>>> = {
  flag: CheckField,
  number: NumberField,
  colour: ColourField,
}

function RowField({ record, field, autoFocus, ...bound }: FieldProps) {
  const t = useTexts()
  const { kind, of, options } = field
  const schemas: Record<string, TSchema & { maxLength?: number }> =
    CATALOGUE_FORMS[record.name].schema.properties
  if (of)
    return kind === 'choices' ? (
      <ChoicesField {...bound} list={of.list} />
    ) : (
      <ChoiceField {...bound} list={of.list} />
    )
  if (options) {
    const shown = options.values.map((value) => ({ value, label: t(optionKey(value)) }))
    return <OptionField {...bound} options={shown} />
  }
  if (kind === 'amounts' || kind === 'runs') return <Amounts {...bound} record={record} field={field} />
  const Plain = PLAIN_FIELDS[kind]
  if (Plain) return <Plain {...bound} />
  const { maxLength } = schemas[field.name] ?? {}
  return <TextField {...bound} autoFocus={autoFocus} {...(maxLength ? { maxLength } : {})} />
}

/** The fields of a row, each by its kind. */
export function RowFields({ record, control }: { record: CatalogueRecord; control: Control<RowValues> }) {
  const t = useTexts()
  return record.fields
    .filter(({ isComputed }) => !isComputed)
    .map((field, index) => (
      <RowField
        key={field.name}
        record={record}
        field={field}
        autoFocus={index === 0}
        control={control}
        name={field.name}
        label={t(field.label)}
      />
    ))
}
