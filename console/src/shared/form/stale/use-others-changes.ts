import { useEffect, useRef } from 'react'
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form'

/**
 * Shows what another user changed meanwhile in every field that this one did not type into: else the old value would be
 * sent over theirs. `values` are those of the record as it is now.
 */
export function useOthersChanges<V extends FieldValues>(
  { reset, formState }: Pick<UseFormReturn<V>, 'reset' | 'formState'>,
  values: DefaultValues<V>,
): void {
  // The form records what was typed only for those who read it.
  void formState.dirtyFields
  const text = JSON.stringify(values)
  const shown = useRef(text)
  useEffect(() => {
    if (shown.current === text) return
    shown.current = text
    const now = JSON.parse(text) as DefaultValues<V>
    reset(now, { keepDirtyValues: true, keepErrors: true, keepIsSubmitted: true })
  }, [text, reset])
}
