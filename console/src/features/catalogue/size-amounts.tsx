import type { IdOption } from '../../shared/form/form-fields.tsx'
import type { Amount } from './row.ts'

const MOST_DIGITS = 3

/** A box for each size, under its name; only sizes with an amount are in the value. */
export function SizeAmounts({
  options,
  amounts,
  onChange,
  onBlur,
}: {
  options: readonly IdOption[] | undefined
  amounts: readonly Amount[]
  onChange: (amounts: readonly Amount[]) => void
  onBlur: () => void
}) {
  const quantityOf = (size: number) => amounts.find(({ size_id }) => size_id === size)?.quantity
  const set = (changed: number, typed: string) => {
    const quantity = Number(typed.replace(/\D/g, ''))
    const next = (options ?? []).map((option) => ({
      size_id: option.id,
      quantity: option.id === changed ? quantity : (quantityOf(option.id) ?? 0),
    }))
    onChange(next.filter((amount) => amount.quantity > 0))
  }
  return (
    <div className="ad-run__sizes">
      {options?.map((option) => (
        <label key={option.id} className="ad-run__size">
          <span className="ad-small">{option.name}</span>
          <input
            className="bp6-input ad-num"
            inputMode="numeric"
            autoComplete="off"
            maxLength={MOST_DIGITS}
            placeholder="0"
            value={quantityOf(option.id) ?? ''}
            onBlur={onBlur}
            onChange={(event) => set(option.id, event.target.value)}
          />
        </label>
      ))}
    </div>
  )
}
