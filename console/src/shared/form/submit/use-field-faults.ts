import { useFormState, useWatch, type Control, type FieldValues } from 'react-hook-form'
import { useStore } from '../../state/store.ts'
import { isBlank } from '../use-contract-form.ts'
import type { FieldFaults } from './blocked.ts'
import { labelsOf } from './field-labels.ts'

/** What the button needs of its form. */
export interface SentForm<V extends FieldValues> {
  control: Control<V>
  /** Every refused field with its message, also those that were not reached yet. */
  faultsOf: (values: V) => Record<string, string>
}

const isMissing = (value: unknown) => isBlank(value) || (Array.isArray(value) && value.length === 0)

/** The labels of the fields that are missing or refused, in the order of the form. */
export function useFieldFaults<V extends FieldValues>({ control, faultsOf }: SentForm<V>): FieldFaults {
  const values = useWatch({ control }) as V
  const { errors } = useFormState({ control })
  const labels = useStore(labelsOf(control))
  // What the server refused stands on its field until that changes.
  const faults = faultsOf(values)
  const refused = new Set(
    [...Object.keys(faults), ...Object.keys(errors)].map((name) => name.split('.')[0] ?? name),
  )
  const faulty = [...labels].filter(([name]) => refused.has(name))
  const labelled = (isWanted: (name: string) => boolean) =>
    faulty.filter(([name]) => isWanted(name)).map(([, label]) => label)
  return {
    missing: labelled((name) => isMissing(values[name])),
    wrong: labelled((name) => !isMissing(values[name])),
    messages: Object.values(faults),
  }
}
