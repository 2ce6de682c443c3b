import type { ReactNode } from 'react'
import {
  useController,
  type Control,
  type ControllerRenderProps,
  type FieldValues,
  type Path,
} from 'react-hook-form'
import { useFieldLabel } from './submit/field-labels.ts'
import { Field, type ControlProps, type FieldFrameProps } from './field.tsx'

/** What every field of a form is given: its place in the form, its label and its help. */
export type Bound<V extends FieldValues> = Omit<FieldFrameProps, 'error'> & {
  control: Control<V>
  name: Path<V>
}

/** A field around one control, which is given its value and how to change it; an error stands beneath. */
export function BoundField<V extends FieldValues>({
  control,
  name,
  fault,
  refusal,
  children,
  ...frame
}: Bound<V> & {
  /** Why what is typed can't be taken as a value at all. */
  fault?: string | undefined
  /** What only the form as a whole knows to be wrong. */
  refusal?: string | undefined
  children: (bound: ControlProps & ControllerRenderProps<V, Path<V>>) => ReactNode
}) {
  const { field, fieldState } = useController({ control, name })
  useFieldLabel(control, name, frame.label)
  return (
    <Field {...frame} error={fault ?? fieldState.error?.message ?? refusal}>
      {(props) => children({ ...props, ...field })}
    </Field>
  )
}
