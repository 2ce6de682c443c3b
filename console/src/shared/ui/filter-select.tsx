import { HTMLSelect } from '@blueprintjs/core'

export interface Option {
  value: string
  label: string
}

/** The records of a list to choose from, by their names; none while they are on their way. */
export const optionsOf = (rows: readonly { id: number | string; name: string }[] = []): Option[] =>
  rows.map(({ id, name }) => ({ value: String(id), label: name }))

/** One filter with its options; the first entry is 'all'. */
export function FilterSelect({
  label,
  options,
  value,
  onChange,
  allLabel,
}: {
  label: string
  options: readonly Option[]
  value: string | undefined
  onChange: (value: string | undefined) => void
  allLabel?: string
}) {
  return (
    <HTMLSelect
      className="ad-filters__select"
      aria-label={label}
      value={value ?? ''}
      onChange={(event) => onChange(event.currentTarget.value || undefined)}
      options={[{ value: '', label: allLabel ?? label }, ...options]}
    />
  )
}
