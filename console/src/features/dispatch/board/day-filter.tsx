import { serverNow } from '../../../shared/clock.ts'
import { dayInBogota } from '../../../shared/dates.ts'
import { useTexts } from '../../../shared/texts.tsx'
import { useFormats } from '../../../shared/use-formats.ts'
import { TODAY } from './filters.ts'

/** A day as a chip says it. */
export function useDayLabel(): (day: string) => string {
  const t = useTexts()
  const { shopDay } = useFormats()
  return (day) => (day === TODAY ? t('board.today') : shopDay(day))
}

/** From or until which day orders were created. */
export function DayFilter({
  name,
  value,
  onChange,
}: {
  name: 'from' | 'to'
  value: string | undefined
  onChange: (filters: { from?: string | undefined; to?: string | undefined }) => void
}) {
  const t = useTexts()
  return (
    <label className="ad-date">
      {t(`board.filter_${name}`)}
      <input
        type="date"
        className="bp6-input"
        value={value === TODAY ? dayInBogota(serverNow()) : (value ?? '')}
        onChange={(event) => onChange({ [name]: event.target.value || undefined })}
      />
    </label>
  )
}
