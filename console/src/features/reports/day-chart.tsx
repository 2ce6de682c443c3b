import { useState } from 'react'
import { usePreferences } from '../../shared/preferences/preferences.ts'
import { useTexts } from '../../shared/language/texts.tsx'
import { useFormats } from '../../shared/language/use-formats.ts'
import type { Figure } from './figures-table.tsx'
import { niceTop, shortMoney, TICKS } from './scale.ts'

const HEIGHT = 220
const TOP = 12
const BOTTOM = 26
/** Room for the words of the axis, beside the columns. */
const AXIS = 52
const PLOT = HEIGHT - TOP - BOTTOM
/** Days whose date fits under the columns of the narrowest screen. */
const LABELS = 7

function Grid({ top }: { top: number }) {
  const { language } = usePreferences()
  return TICKS.map((share) => {
    const y = TOP + PLOT * (1 - share)
    return (
      <g key={share} className="ad-days__grid">
        <line x1="0" x2="100%" y1={y} y2={y} />
        <text x={-AXIS} y={y + 4}>
          {shortMoney(top * share, language)}
        </text>
      </g>
    )
  })
}

/** A column for each day. What a column says stands above the chart while it is pointed at or reached by keyboard. */
export function DayChart({ days, label }: { days: readonly Figure[]; label: string }) {
  const t = useTexts()
  const { money } = useFormats()
  const [shownId, setShownId] = useState<string | null>(null)
  const top = niceTop(Math.max(...days.map((day) => day.value)))
  const slot = 100 / days.length
  const every = Math.ceil(days.length / LABELS)
  const shown = days.find((day) => day.id === shownId) ?? days.at(-1)
  const words = (day: Figure) =>
    t('reports.day_words', { day: day.name, value: money(day.value), count: day.count })
  return (
    <figure className="ad-days">
      <figcaption className="ad-small ad-num">{shown && words(shown)}</figcaption>
      <svg
        style={{ marginInlineStart: AXIS, width: `calc(100% - ${AXIS}px)` }}
        height={HEIGHT}
        role="group"
        aria-label={label}
        onPointerLeave={() => setShownId(null)}
      >
        <Grid top={top} />
        {days.map((day, index) => {
          const height = Math.max(day.value > 0 ? 2 : 0, (day.value / top) * PLOT)
          return (
            <g
              key={day.id}
              role="img"
              aria-label={words(day)}
              tabIndex={0}
              data-shown={day.id === shown?.id}
              className="ad-days__day"
              onPointerEnter={() => setShownId(day.id)}
              onFocus={() => setShownId(day.id)}
            >
              <rect className="ad-days__hit" x={`${index * slot}%`} width={`${slot}%`} height={HEIGHT} />
              <rect
                className="ad-days__column"
                x={`${index * slot + slot * 0.16}%`}
                y={TOP + PLOT - height}
                width={`${slot * 0.68}%`}
                height={height}
                rx="2"
              />
              {index % every === 0 && (
                <text className="ad-days__label" x={`${index * slot + slot / 2}%`} y={HEIGHT - 8}>
                  {day.name.slice(0, 5)}
                </text>
              )}
            </g>
          )
        })}
      </svg>
    </figure>
  )
}
