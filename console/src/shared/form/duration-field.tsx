import { formatDuration } from '@deportivo/contracts/duration'
import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { parseDuration } from '../language/duration.ts'
import { useTexts } from '../language/texts.tsx'
import { BoundField, type Bound } from './bound-field.tsx'

/**
 * A time in minutes, typed as `4 h`, `30 min` or `1 d 2 h`. What is no time stays as it was typed: the contract refuses
 * it in its own words.
 */
export function DurationField<V extends FieldValues>({
  dayMinutes,
  ...field
}: Bound<V> & {
  /** What a day is. */
  dayMinutes: number
}) {
  const t = useTexts()
  const [typed, setTyped] = useState<string | null>(null)
  const shown = (value: unknown) =>
    typeof value === 'number' ? formatDuration(value, t, dayMinutes) : typeof value === 'string' ? value : ''
  return (
    <BoundField {...field}>
      {(bound) => (
        <input
          {...bound}
          className="bp6-input ad-num"
          autoComplete="off"
          maxLength={20}
          value={typed ?? shown(bound.value)}
          onChange={({ target }) => {
            setTyped(target.value)
            bound.onChange(parseDuration(target.value, dayMinutes) ?? target.value)
          }}
          onBlur={() => {
            setTyped(null)
            bound.onBlur()
          }}
        />
      )}
    </BoundField>
  )
}
