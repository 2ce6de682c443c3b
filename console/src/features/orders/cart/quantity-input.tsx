import { useState, type KeyboardEvent } from 'react'
import { HIGHEST_QUANTITY } from '@deportivo/contracts/shapes'
import { WholeInput } from '../../../shared/form/whole/whole-input.tsx'

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
  const [typed, setTyped] = useState<number | null | undefined>()
  const take = (next: number) => {
    setTyped(undefined)
    if (next !== quantity) onChange(next)
  }
  const isRefused = Number.isNaN(typed)
  const now = isRefused ? quantity : (typed ?? quantity)
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') {
      if (!isRefused) take(now)
    } else if (event.key === 'Escape') setTyped(undefined)
    else if (event.key === 'ArrowUp') take(now + 1)
    else if (event.key === 'ArrowDown') take(Math.max(1, now - 1))
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <WholeInput
      className="ad-count"
      most={HIGHEST_QUANTITY}
      aria-label={label}
      value={typed === undefined ? quantity : typed}
      onFocus={(event) => event.target.select()}
      onChange={setTyped}
      onBlur={() => take(now)}
      onKeyDown={onKeyDown}
    />
  )
}
