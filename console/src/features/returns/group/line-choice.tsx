import { Checkbox } from '@blueprintjs/core'
import type { ClientLine } from '@deportivo/contracts/returns/groups'
import { useTexts } from '../../../shared/language/texts.tsx'
import type { Option } from '../../../shared/ui/controls/filter-select.tsx'
import { Select } from '../../../shared/ui/select/search-select.tsx'
import type { ChosenLine } from './use-several.ts'

/** A line that may come back, how many units of it do, and why, where that is not the reason of the others. */
export function LineChoice({
  line,
  chosen,
  reasons,
  onChoose,
}: {
  line: ClientLine
  chosen: ChosenLine | null
  /** None: the line has the reason of the request. */
  reasons: readonly Option[]
  onChoose: (chosen: ChosenLine | null) => void
}) {
  const t = useTexts()
  const { product_name, size_name, color_name, quantity_available } = line
  const units = Array.from({ length: quantity_available }, (_, index) => String(index + 1))
  const name = `${product_name} ${size_name}`
  return (
    <div className="ad-several__line">
      <Checkbox
        checked={chosen !== null}
        onChange={(event) =>
          onChoose(event.currentTarget.checked ? { quantity: quantity_available, reason: '' } : null)
        }
      >
        <bdi>{product_name}</bdi> <strong>{size_name}</strong> <span className="ad-soft">{color_name}</span>
      </Checkbox>
      {chosen && quantity_available > 1 && (
        <Select
          className="ad-several__units"
          aria-label={t('returns.units_of', { name })}
          value={String(chosen.quantity)}
          options={units.map((value) => ({ value, label: value }))}
          onChange={(value) => onChoose({ ...chosen, quantity: Number(value) })}
        />
      )}
      {chosen && reasons.length > 0 && (
        <Select
          className="ad-several__reason"
          aria-label={t('returns.reason_of', { name })}
          value={chosen.reason}
          options={reasons}
          emptyLabel={t('returns.reason_above')}
          onChange={(reason) => onChoose({ ...chosen, reason })}
        />
      )}
    </div>
  )
}
