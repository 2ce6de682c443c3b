import { useEffect } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'

/** Of a list with a single row there is nothing to choose. */
export function useOnlyChoice<V extends FieldValues>(
  { getValues, setValue }: Pick<UseFormReturn<V>, 'getValues' | 'setValue'>,
  name: Path<V>,
  rows: readonly { id: number }[] | undefined,
) {
  const only = rows?.length === 1 ? rows[0]?.id : undefined
  useEffect(() => {
    if (only === undefined || (getValues(name) ?? null) !== null) return
    setValue(name, only as PathValue<V, Path<V>>, { shouldValidate: true })
  }, [only, getValues, setValue, name])
}
