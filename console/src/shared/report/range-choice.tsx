import { useTexts } from '../language/texts.tsx'
import '../ui/controls/segments.css'
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
      <div className="ad-segments" role="group" aria-label={t('reports.range')}>
        {RANGES.map((id) => (
          <button key={id} type="button" aria-pressed={range.id === id} onClick={() => onRange(id)}>
            {t(`reports.range_${id}`)}
          </button>
        ))}
      </div>
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
