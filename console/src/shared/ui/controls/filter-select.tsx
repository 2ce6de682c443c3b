import { Select } from '../select/search-select.tsx'
import type { Option } from '../select/use-search-select.ts'

export type { Option }

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
    <Select
      className="ad-filters__select"
      aria-label={label}
      value={value ?? ''}
      onChange={(chosen) => onChange(chosen || undefined)}
      options={options}
      emptyLabel={allLabel ?? label}
    />
  )
}
