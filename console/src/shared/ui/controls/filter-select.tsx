import { Select } from '../select/search-select.tsx'
import type { Option } from '../select/use-search-select.ts'

export type { Option }

/** A record to choose, by its name and what else it is called. */
interface Named {
  id: number | string
  name: string
  also?: readonly string[]
  /** What stands for it in a select, where that is more than its name. */
  label?: string | undefined
}

/** The records of a list to choose from, by their names; none while they are on their way. */
export const optionsOf = (rows: readonly Named[] = []): Option[] =>
  rows.map(({ id, name, label = name, also }) => ({ value: String(id), label, name, ...(also && { also }) }))

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
