import { useTexts } from '../../shared/language/texts.tsx'
import { useFormats } from '../../shared/language/use-formats.ts'
import type { Figure } from './figures-table.tsx'

const BAR_PX = 8

/** Figures against each other, the largest as wide as there is room. A row may lead to its own report. */
export function Bars({
  figures,
  label,
  onChoose,
}: {
  figures: readonly Figure[]
  label: string
  onChoose?: (figure: Figure) => void
}) {
  const t = useTexts()
  const { money } = useFormats()
  const most = Math.max(1, ...figures.map((figure) => figure.value))
  const row = (figure: Figure) => (
    <>
      <span className="ad-bar__name ad-truncate">{figure.name}</span>
      <span className="ad-bar__value ad-num">
        {money(figure.value)}
        <span className="ad-soft"> · {t('reports.order_count', { count: figure.count })}</span>
      </span>
      <svg className="ad-bar__line" width="100%" height={BAR_PX} aria-hidden>
        <rect className="ad-bar__track" width="100%" height={BAR_PX} rx={BAR_PX / 2} />
        <rect
          className="ad-bar__fill"
          width={`${(figure.value / most) * 100}%`}
          height={BAR_PX}
          rx={BAR_PX / 2}
        />
      </svg>
    </>
  )
  return (
    <ul className="ad-bars" aria-label={label}>
      {figures.map((figure) => (
        <li key={figure.id}>
          {onChoose ? (
            <button
              type="button"
              className="ad-bar ad-bar--button"
              title={t('reports.only_this', { name: figure.name })}
              onClick={() => onChoose(figure)}
            >
              {row(figure)}
            </button>
          ) : (
            <div className="ad-bar">{row(figure)}</div>
          )}
        </li>
      ))}
    </ul>
  )
}
