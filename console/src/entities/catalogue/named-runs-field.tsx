import { Button } from '@blueprintjs/core'
import { Plus, Trash } from '@blueprintjs/icons'
import { useId } from 'react'
import { useController, useFormState, type FieldValues } from 'react-hook-form'
import type { Bound } from '../../shared/form/bound-field.tsx'
import { FieldNote } from '../../shared/form/field.tsx'
import type { IdOption } from '../../shared/form/form-fields.tsx'
import { useTexts } from '../../shared/language/texts.tsx'
import './catalogue.css'
import type { NamedRun } from './row.ts'
import { SizeAmounts } from './size-amounts.tsx'
import { usualRuns } from './usual-runs.ts'
import { useFieldLabel } from '../../shared/form/submit/field-labels.ts'

// As the contract of the category.
const LONGEST_NAME = 30

interface RunProps {
  run: NamedRun
  options: readonly IdOption[] | undefined
  error: string | undefined
  onChange: (run: NamedRun) => void
  onRemove: () => void
  onBlur: () => void
}

function Run({ run, options, error, onChange, onRemove, onBlur }: RunProps) {
  const id = useId()
  const t = useTexts()
  return (
    <li className="ad-stack ad-run__named">
      <div className="ad-row">
        <input
          className="bp6-input ad-run__name"
          autoComplete="off"
          maxLength={LONGEST_NAME}
          aria-label={t('catalogue.run_name')}
          placeholder={t('catalogue.run_name')}
          aria-invalid={error !== undefined}
          aria-describedby={`${id}-note`}
          value={run.name}
          onBlur={onBlur}
          onChange={(event) => onChange({ ...run, name: event.target.value })}
        />
        <Button
          variant="minimal"
          icon={<Trash />}
          aria-label={t('catalogue.remove_run', { name: run.name })}
          onClick={onRemove}
        />
      </div>
      <SizeAmounts
        options={options}
        amounts={run.sizes}
        onChange={(sizes) => onChange({ ...run, sizes })}
        onBlur={onBlur}
      />
      <FieldNote id={`${id}-note`} error={error} />
    </li>
  )
}

interface RunError {
  message?: string
  name?: { message?: string }
  sizes?: { message?: string }
}

const messageOf = (error: RunError | undefined) =>
  error?.name?.message ?? error?.sizes?.message ?? error?.message

/** Size runs with names, each entered like the usual one; the common ones fill in what fits the chosen sizes. */
export function NamedRunsField<V extends FieldValues>({
  control,
  name,
  label,
  options,
}: Bound<V> & { options: readonly IdOption[] | undefined }) {
  const t = useTexts()
  const { field } = useController({ control, name })
  useFieldLabel(control, name, label)
  const { errors } = useFormState({ control, name })
  const runs = (field.value ?? []) as readonly NamedRun[]
  const usual = usualRuns(options ?? []).map(({ name: key, sizes }) => ({ name: t(key), sizes }))
  const errorOf = (place: number) =>
    messageOf((errors[name] as Readonly<Record<number, RunError>> | undefined)?.[place])
  const replace = (place: number, next: readonly NamedRun[]) =>
    field.onChange(runs.toSpliced(place, 1, ...next))
  return (
    <fieldset className="ad-field ad-field--wide ad-run">
      <legend className="ad-field__label">{label}</legend>
      <ul className="ad-plain-list ad-stack">
        {runs.map((run, place) => (
          <Run
            key={place}
            run={run}
            options={options}
            error={errorOf(place)}
            onChange={(changed) => replace(place, [changed])}
            onRemove={() => replace(place, [])}
            onBlur={field.onBlur}
          />
        ))}
      </ul>
      <div className="ad-row ad-row--wrap">
        <Button
          size="small"
          icon={<Plus size={13} />}
          onClick={() => field.onChange([...runs, { name: '', sizes: [] }])}
        >
          {t('catalogue.add_run')}
        </Button>
        {runs.length === 0 && usual.length > 0 && (
          <Button size="small" variant="minimal" onClick={() => field.onChange(usual)}>
            {t('catalogue.usual_runs', { names: usual.map((run) => run.name).join(', ') })}
          </Button>
        )}
      </div>
    </fieldset>
  )
}
