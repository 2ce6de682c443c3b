import { useEffect, useRef } from 'react'
import type { DefaultValues, FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'

/**
 * Shows what another user changed meanwhile in every field that this one did not type into: else the old value would be
 * sent over theirs. `values` are those of the record as it is now; a field that they leave as it was keeps what was preset.
 */
export function useOthersChanges<V extends FieldValues>(
  {
    resetField,
    getFieldState,
    formState,
  }: Pick<UseFormReturn<V>, 'resetField' | 'getFieldState' | 'formState'>,
  values: DefaultValues<V>,
): void {
  // The form records what was typed only for those who read it.
  void formState.dirtyFields
  const text = JSON.stringify(values)
  const shown = useRef(text)
  useEffect(() => {
    if (shown.current === text) return
    const before = JSON.parse(shown.current) as Record<string, unknown>
    shown.current = text
    for (const [field, value] of Object.entries(JSON.parse(text) as Record<string, unknown>)) {
      const name = field as Path<V>
      if (value === before[field] || getFieldState(name).isDirty) continue
      resetField(name, { defaultValue: value as PathValue<V, Path<V>>, keepError: true })
    }
  }, [text, resetField, getFieldState])
}
