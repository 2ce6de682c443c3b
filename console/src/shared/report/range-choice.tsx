import { useTexts } from '../language/texts.tsx'
import { Segments } from '../ui/controls/segments.tsx'
import { RANGES, type Range, type RangeId } from './range.ts'

/** Which days: a button for each usual range, and two dates for any other. */
export function RangeChoice({
  range,
  today,
  onRange,
  onDays,
}: {
  range: Range
  today: string
  onRange: (id: RangeId) => void
  onDays: (days: { from: string; to: string }) => void
}) {
  const t = useTexts()
  return (
    <>
      <Segments label={t('reports.range')} ids={RANGES} value={range.id} onPick={onRange}>
        {(id) => t(`reports.range_${id}`)}
      </Segments>
      {range.id === 'custom' && (
        <span className="ad-row">
          <input
            type="date"
            className="bp6-input"
            aria-label={t('reports.from')}
            value={range.from}
            max={today}
            onChange={(event) => onDays({ from: event.target.value, to: range.to })}
          />
          <span className="ad-soft">–</span>
          <input
            type="date"
            className="bp6-input"
            aria-label={t('reports.to')}
            value={range.to}
            min={range.from}
            max={today}
            onChange={(event) => onDays({ from: range.from, to: event.target.value })}
          />
        </span>
      )}
    </>
  )
}
