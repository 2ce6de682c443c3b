import type { Carrier } from '@deportivo/contracts/admin/settings'
import { useState } from 'react'
import { useController, useFormState, type Control, type FieldValues, type Path } from 'react-hook-form'
import { useFieldLabel } from '../../../shared/form/submit/field-labels.ts'
import { Field, type FieldFrameProps } from '../../../shared/form/field.tsx'
import { useTexts } from '../../../shared/language/texts.tsx'
import { Select } from '../../../shared/ui/select/search-select.tsx'

const OTHER = 'other'

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

const labelOf = (isTyped: boolean) => (isTyped ? 'board.carrier_name' : 'board.carrier')

/** One of the shop's carriers; another one is typed only after 'Otra…'. */
export function CarrierField<V extends FieldValues>({
  control,
  name: fieldName,
  carriers,
  onChanged,
  ...frame
}: Pick<FieldFrameProps, 'isOptional'> & {
  control: Control<V>
  name: Path<V>
  /** Undefined while they are loaded. */
  carriers: readonly Carrier[] | undefined
  onChanged: () => void
}) {
  const t = useTexts()
  const { field, fieldState } = useController({ control, name: fieldName })
  const { submitCount } = useFormState({ control })
  const [isOther, setOther] = useState(false)
  /** How often the form had been sent when 'Otra…' was chosen, while its name is typed. */
  const [typingSince, setTypingSince] = useState<number | null>(null)
  const name = textOf(field.value)
  const isListed = carriers?.some((carrier) => carrier.name === name) ?? false
  const types = isOther || (carriers !== undefined && name !== '' && !isListed)
  useFieldLabel(control, fieldName, t(labelOf(types)))
  const set = (value: string) => {
    field.onChange(value)
    onChanged()
  }
  const error = typingSince === submitCount ? undefined : fieldState.error?.message
  return (
    <>
      <Field {...frame} label={t('board.carrier')} error={types ? undefined : error} isWide>
        {(props) => (
          <Select
            {...props}
            {...(types ? {} : { ref: field.ref })}
            autoFocus
            isLoading={carriers === undefined}
            value={types ? OTHER : name}
            emptyLabel={t(carriers === undefined ? 'common.loading' : 'form.choose')}
            options={[
              ...(carriers ?? []).map((carrier) => ({ value: carrier.name, label: carrier.name })),
              { value: OTHER, label: t('board.carrier_other') },
            ]}
            onBlur={field.onBlur}
            onChange={(value) => {
              setOther(value === OTHER)
              setTypingSince(value === OTHER ? submitCount : null)
              set(value === OTHER ? '' : value)
            }}
          />
        )}
      </Field>
      {types && (
        <Field label={t('board.carrier_name')} error={error} isWide>
          {(props) => (
            <input
              {...props}
              ref={field.ref}
              value={name}
              onChange={(event) => set(event.target.value)}
              onBlur={() => {
                field.onBlur()
                setTypingSince(null)
              }}
              className="bp6-input"
              autoComplete="off"
              maxLength={80}
              autoFocus={isOther}
            />
          )}
        </Field>
      )}
    </>
  )
}
