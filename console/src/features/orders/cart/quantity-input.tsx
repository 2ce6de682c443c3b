import { useState, type KeyboardEvent } from 'react'
import { quantityOf } from '../../../shared/form/quantity.ts'

/** A quantity in place: typed or stepped with ↑ ↓, taken on Enter or on leaving, restored by Escape; 0 removes. */
export function QuantityInput({
  quantity,
  label,
  onChange,
}: {
  quantity: number
  label: string
  onChange: (quantity: number) => void
}) {
  const [typed, setTyped] = useState<string | null>(null)
  const take = (next: number | null) => {
    setTyped(null)
    if (next !== null && next !== quantity) onChange(next)
  }
  const now = typed === null ? quantity : (quantityOf(typed) ?? quantity)
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') take(now)
    else if (event.key === 'Escape') setTyped(null)
    else if (event.key === 'ArrowUp') take(now + 1)
    else if (event.key === 'ArrowDown') take(Math.max(1, now - 1))
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <input
      className="ad-count"
      inputMode="numeric"
      autoComplete="off"
      aria-label={label}
      value={typed ?? quantity}
      onFocus={(event) => event.target.select()}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={() => take(now)}
      onKeyDown={onKeyDown}
    />
  )
}
