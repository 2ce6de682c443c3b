import type { IdOption } from '../../shared/form/form-fields.tsx'
import { WholeInput } from '../../shared/form/whole/whole-input.tsx'
import type { Amount } from './row.ts'

/** As the contract of the category. */
const MOST_OF_SIZE = 999

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
  const set = (changed: number, typed: number | null) => {
    const next = (options ?? []).map((option) => ({
      size_id: option.id,
      quantity: option.id === changed ? (typed ?? 0) : (quantityOf(option.id) ?? 0),
    }))
    onChange(next.filter((amount) => amount.quantity !== 0))
  }
  return (
    <div className="ad-run__sizes">
      {options?.map((option) => (
        <label key={option.id} className="ad-run__size">
          <span className="ad-small">{option.name}</span>
          <WholeInput
            className="bp6-input ad-num"
            most={MOST_OF_SIZE}
            placeholder="0"
            value={quantityOf(option.id) ?? null}
            onBlur={onBlur}
            onChange={(typed) => set(option.id, typed)}
          />
        </label>
      ))}
    </div>
  )
}
