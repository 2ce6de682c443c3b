import { useId } from 'react'
import { Select } from '../../../shared/ui/select/search-select.tsx'
import { useTexts, type TextKey } from '../../../shared/language/texts.tsx'
import { groupingsFor, type Grouping } from '../model/card-groups.ts'
import { useBoardTools } from '../tools/board-tools.ts'
import './card-groups.css'

const NAMES: Record<Grouping, TextKey> = {
  assistant: 'board.filter_assistant',
  carrier: 'sale.carrier',
  city: 'board.filter_city',
}

/** By what the cards of each column are grouped. */
export function GroupChoice({
  value,
  onChange,
}: {
  value: Grouping | null
  onChange: (value: string | undefined) => void
}) {
  const t = useTexts()
  const { asker } = useBoardTools()
  const id = useId()
  const options = groupingsFor(asker).map((value) => ({ value, label: t(NAMES[value]) }))
  return (
    <div className="ad-group-choice">
      <label htmlFor={id}>{t('board.group')}</label>
      <Select
        id={id}
        value={value ?? ''}
        emptyLabel={t('board.ungrouped')}
        options={options}
        onChange={(chosen) => onChange(chosen || undefined)}
      />
    </div>
  )
}
