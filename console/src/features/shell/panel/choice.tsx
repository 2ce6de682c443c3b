import { useId } from 'react'
import './quick-panel.css'

/** A few exclusive options side by side: real radio buttons under the looks. */
export function Choice<V extends string>({
  legend,
  options,
  value,
  onChange,
}: {
  legend: string
  options: readonly { value: V; label: string; lang?: string }[]
  value: V
  onChange: (value: V) => void
}) {
  const name = useId()
  return (
    <fieldset>
      <legend>{legend}</legend>
      <div className="ad-choice">
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span lang={option.lang}>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
